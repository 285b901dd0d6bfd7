import { Socket } from 'node:net'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

declare module 'pg' {
  /** What it knows of itself and says to nobody. */
  interface Client {
    /** Whether nothing is being answered. */
    readonly readyForQuery: boolean
  }
}

interface Options {
  connection: pg.ClientConfig
  /** Those whose questions must not wait for ever. */
  pools: readonly pg.Pool[]
}

export interface Silence {
  /** Whether it said nothing when it was asked last: then nobody need wait to find out for themselves. */
  isNoticed: () => boolean
  /** Tells whoever has begun to wait already. */
  onNotice: (listener: () => void) => void
}

const lookMs = 200
const pingMs = 700
/** After as long a connection that was asked something is given up. */
const hopelessMs = 2 * pingMs
const reopenMs = 1_000

/**
 * Breaks connections to a PostgreSQL that says nothing any more, as when the network in between is gone: nobody would
 * learn of that otherwise until the system gives up, after minutes. A question that takes long is told from it by asking
 * something short on another connection, which is kept open for that: a machine with too much to do takes longer than the
 * wait for a new one. What breaks is answered as with a PostgreSQL that is away, within two seconds.
 */
export function noticeSilence({ connection, pools }: Options): Silence & { stop: () => Promise<void> } {
  const pinging = new pg.Pool({
    ...connection,
    max: 1,
    connectionTimeoutMillis: hopelessMs,
    query_timeout: hopelessMs,
    idleTimeoutMillis: 0,
    keepAlive: true,
  })
  pinging.on('error', () => undefined)
  let reopening: NodeJS.Timeout | undefined
  const openSoon = () => {
    clearTimeout(reopening)
    reopening = setTimeout(() => void isAnswering(pinging), reopenMs).unref()
  }
  openSoon()
  pinging.on('remove', openSoon)
  const clients = new Set<pg.Client>()
  for (const pool of pools) {
    pool.on('connect', (client) => clients.add(client))
    pool.on('remove', (client) => clients.delete(client))
  }
  /** How much each had heard at the last look, of those that wait for an answer. */
  let heard = new Map<pg.Client, number>()
  const listeners: (() => void)[] = []
  let isPinging = false
  let isSilent = false

  async function look(): Promise<void> {
    const before = heard
    heard = new Map([...clients].filter(isWaiting).map((client) => [client, bytesHeardBy(client)]))
    const isQuiet = [...heard].some(([client, bytes]) => before.get(client) === bytes)
    if (isPinging || (!isQuiet && !isSilent)) return
    isPinging = true
    const beforePing = new Map([...clients].map((client) => [client, bytesHeardBy(client)]))
    try {
      const isAnswered = await isAnswering(pinging)
      // Who answers others is there, and merely has too much to do.
      isSilent =
        !isAnswered && [...clients].every((client) => bytesHeardBy(client) === (beforePing.get(client) ?? 0))
      if (!isSilent) return
      // Also those that began to wait in the meantime.
      for (const client of clients) if (isWaiting(client)) socketOf(client).destroy()
      for (const listener of listeners) listener()
    } finally {
      isPinging = false
    }
  }

  const timer = setInterval(() => void look(), lookMs).unref()
  return {
    isNoticed: () => isSilent,
    onNotice: (listener) => void listeners.push(listener),
    async stop() {
      clearInterval(timer)
      pinging.off('remove', openSoon)
      clearTimeout(reopening)
      await pinging.end()
    },
  }
}

async function isAnswering(pool: pg.Pool): Promise<boolean> {
  const askedAt = performance.now()
  // A refusal is an answer.
  const isAnswered = pool.query('select').then(
    () => true,
    (error: unknown) => error instanceof pg.DatabaseError,
  )
  // And where this process itself stood still for long, it cannot tell.
  return Promise.race([isAnswered, pingIsOver().then(() => performance.now() - askedAt > hopelessMs)])
}

/** After a short standstill, what PostgreSQL said meanwhile is there and not yet read: timers come before that. */
async function pingIsOver(): Promise<void> {
  await sleep(pingMs, undefined, { ref: false })
  for (let turn = 0; turn < 2; turn += 1) await setImmediate()
}

const isWaiting = (client: pg.Client): boolean => !client.readyForQuery

const bytesHeardBy = (client: pg.Client): number => socketOf(client).bytesRead

function socketOf({ connection }: pg.Client): Socket {
  const { stream } = connection
  if (!(stream instanceof Socket)) throw new TypeError('A connection to PostgreSQL is a socket.')
  return stream
}
