import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from './database.ts'

interface Handlers {
  onNotice: (payload: string) => void
  /** Notices may have been missed: whoever depends on them looks for themselves. */
  onGap?: () => void
}

export interface Notices {
  /** Tells every server, this one too. Of several under one key that wait to be sent, only the last one is. */
  publish: (channel: string, key: string, payload: string) => void
  subscribe: (channel: string, handlers: Handlers) => void
  close: () => Promise<void>
}

interface Options {
  connection: pg.ClientConfig
  /** Where notices are sent from. */
  database: Pick<Database, 'orm' | 'promised'>
  onProblem: (error: unknown) => void
}

const reconnectMs = 500
/** The first notice goes at once; those that follow it closely go together, so that a run that streams sends few. */
const gatherMs = 25

/**
 * Short messages between all servers of an instance, by PostgreSQL's LISTEN and NOTIFY. They are hints, never the truth:
 * one may be lost with a connection, and what it spoke of is in the database.
 */
export function openNotices({ connection, database, onProblem }: Options): Notices {
  const handlersOf = new Map<string, Handlers>()
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let subscribing: Promise<unknown> = Promise.resolve()
  let isClosed = false

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ ...connection, keepAlive: true, connectionTimeoutMillis: 2_000 })
    fresh.on('notification', ({ channel, payload = '' }) => handlersOf.get(channel)?.onNotice(payload))
    fresh.on('error', onProblem)
    fresh.on('end', () => reconnectLater(fresh))
    try {
      await fresh.connect()
      const heard = new Set<string>()
      // More may be subscribed while these are sent.
      for (let next = nextOf(heard); next !== undefined; next = nextOf(heard)) {
        heard.add(next)
        await fresh.query(`listen ${pg.escapeIdentifier(next)}`)
      }
      client = fresh
      for (const { onGap } of handlersOf.values()) onGap?.()
    } catch (error) {
      if (!isClosed) onProblem(error)
      await fresh.end().catch(onProblem)
      reconnectLater(fresh)
    }
  }

  const nextOf = (heard: ReadonlySet<string>) => [...handlersOf.keys()].find((channel) => !heard.has(channel))

  function reconnectLater(lost: pg.Client): void {
    if (client === lost) client = undefined
    if (isClosed || client !== undefined) return
    clearTimeout(retry)
    retry = setTimeout(() => void connect(), reconnectMs)
  }

  const outbox = createOutbox(database, onProblem)
  void connect()

  return {
    publish: outbox.put,
    subscribe(channel, handlers) {
      handlersOf.set(channel, handlers)
      const listening = client
      if (!listening) return
      subscribing = subscribing
        .then(() => listening.query(`listen ${pg.escapeIdentifier(channel)}`))
        .then(() => handlers.onGap?.(), onProblem)
    },
    close: async () => {
      isClosed = true
      clearTimeout(retry)
      await outbox.drained()
      await client?.end()
    },
  }
}

/** A hint need not outlast a crash, so nobody waits until it is on the disk. */
const notify = {
  name: 'notify',
  text: `select set_config('synchronous_commit', 'off', true), pg_notify(channel, payload)
    from unnest($1::text[], $2::text[]) as n (channel, payload)`,
}

/** One statement at a time carries everything that has come together meanwhile. */
function createOutbox({ orm, promised }: Options['database'], onProblem: Options['onProblem']) {
  let waiting = new Map<string, { channel: string; payload: string }>()
  let sending: Promise<void> | undefined

  async function send(): Promise<void> {
    while (waiting.size > 0) {
      const batch = [...waiting.values()]
      waiting = new Map()
      const values = [batch.map(({ channel }) => channel), batch.map(({ payload }) => payload)]
      const sent = promised(() => orm.$client.query({ ...notify, values })).catch(onProblem)
      await Promise.all([sent, sleep(gatherMs)])
    }
    sending = undefined
  }

  return {
    put: (channel: string, key: string, payload: string): void => {
      waiting.set(`${channel} ${key}`, { channel, payload })
      sending ??= send()
    },
    drained: () => sending ?? Promise.resolve(),
  }
}
