import { Socket } from 'node:net'
import pg from 'pg'
import { releaseAllAtTheirEnd } from '../../../../db/release-at-its-end.ts'
import { BackendTooSlowError, BackendTooLargeError } from '../backend-errors.ts'
import { backendLimits } from '../limits.ts'

interface Options {
  connection: pg.ClientConfig
  max: number
  /** Ends a connection from outside: nothing that runs inside can prevent it. */
  terminate: (pid: number) => Promise<unknown>
  limitMemory: (pid: number) => Promise<void>
  onIdleError: (error: Error) => void
}

export type LimitedPool = ReturnType<typeof openLimitedPool>

/**
 * Connections on which anything may be asked, because each piece of work is limited in time and in what it answers,
 * and leaves nothing behind for the next one.
 */
export function openLimitedPool({ connection, max, terminate, limitMemory, onIdleError }: Options) {
  const pids = new WeakMap<pg.ClientBase, number>()
  const pool = new pg.Pool({
    ...connection,
    max,
    idleTimeoutMillis: 5_000,
    connectionTimeoutMillis: 5_000,
    statement_timeout: backendLimits.timeoutMs,
    lock_timeout: backendLimits.timeoutMs,
    idle_in_transaction_session_timeout: 10_000,
    allowExitOnIdle: true,
    options: sessionOptions,
    async onConnect(client) {
      // A connection that is ended while it is in use tells whoever uses it; nobody else has to hear of it.
      client.on('error', () => undefined)
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
      const pid = rows[0]?.pid
      if (pid === undefined) return
      pids.set(client, pid)
      await limitMemory(pid)
    },
  })
  pool.on('error', onIdleError)
  releaseAllAtTheirEnd(pool)

  async function work<Found>(
    task: (client: pg.ClientBase) => Promise<Found>,
    { isReadOnly = false }: { isReadOnly?: boolean } = {},
  ): Promise<Found> {
    const client = await pool.connect()
    const limits = watchLimits(client)
    try {
      await client.query(isReadOnly ? 'begin read only' : 'begin')
      const found = await task(client)
      await client.query(`commit; ${forgetSession}`)
      limits.end()
      client.release()
      return found
    } catch (error) {
      limits.end()
      const isUsable = limits.broken() === undefined && (await takeBack(client))
      client.release(!isUsable)
      throw limits.broken() ?? error
    }
  }

  function watchLimits(client: pg.PoolClient) {
    let broken: Error | undefined
    let received = 0
    const socket: unknown = Reflect.get(Reflect.get(client, 'connection') ?? {}, 'stream')
    const onData = (chunk: Buffer) => {
      received += chunk.length
      if (received <= backendLimits.answerBytes || broken) return
      broken = new BackendTooLargeError()
      if (socket instanceof Socket) socket.destroy()
    }
    if (socket instanceof Socket) socket.on('data', onData)
    const timer = setTimeout(() => {
      const pid = pids.get(client)
      broken ??= new BackendTooSlowError()
      if (pid !== undefined) void terminate(pid).catch(onIdleError)
    }, backendLimits.timeoutMs)
    return {
      broken: () => broken,
      end() {
        clearTimeout(timer)
        if (socket instanceof Socket) socket.off('data', onData)
      },
    }
  }

  return {
    pool,
    work,
    async close() {
      pool.off('error', onIdleError).on('error', () => undefined)
      await pool.end()
    },
  }
}

/** Workers beside a connection, and compiled code, are outside the limits of its memory. */
export const sessionOptions = [
  'search_path=public,extensions',
  'work_mem=8MB',
  'maintenance_work_mem=32MB',
  'max_parallel_workers_per_gather=0',
  'jit=off',
]
  .map((setting) => `-c ${setting}`)
  .join(' ')

/** What a function set for longer than its own transaction. */
const forgetSession = 'reset all; reset role; select pg_advisory_unlock_all(); unlisten *'

async function takeBack(client: pg.ClientBase): Promise<boolean> {
  try {
    await client.query(`rollback; ${forgetSession}`)
    return true
  } catch {
    return false
  }
}
