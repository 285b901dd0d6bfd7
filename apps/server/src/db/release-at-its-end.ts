import type pg from 'pg'

/**
 * A connection that breaks gives its place back by itself. Drizzle does not where the very first statement of a transaction
 * fails, and a pool that loses places this way has none left one day.
 */
export function releaseAtItsEnd(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client)
  let isReleased = false
  const releaseOnce = (broken?: boolean | Error) => {
    if (isReleased) return
    isReleased = true
    client.removeListener('end', onEnd)
    release(broken)
  }
  const onEnd = () => releaseOnce(true)
  client.once('end', onEnd)
  client.release = releaseOnce
  return client
}

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void

/** The same for every connection that somebody takes from a pool for themselves. */
export function releaseAllAtTheirEnd(pool: pg.Pool): void {
  const connectPlainly: pg.Pool['connect'] = pool.connect.bind(pool)
  function connect(): Promise<pg.PoolClient>
  function connect(callback: Callback): void
  function connect(callback?: Callback): Promise<pg.PoolClient> | void {
    return callback ? connectPlainly(callback) : connectPlainly().then(releaseAtItsEnd)
  }
  pool.connect = connect
}
