import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import { nestTransactions } from './nest-transactions.ts'
import type { Silence } from './notice-silence.ts'
import { releaseAtItsEnd } from './release-at-its-end.ts'

/** `promised` work has connections of its own and waits for one; `patient` work also waits for PostgreSQL to come back. */
type Patience = 'promised' | 'patient' | Gathering | Whole

/** The one connection of all questions that one answer needs. It is had with the first of them. */
interface Gathering {
  client?: pg.PoolClient
  /** Those who ask while it is being had. */
  waiting?: Callback[]
  /** Whether a question failed on it: then it serves nobody else, as with any other connection. */
  isSuspect: boolean
  isOver: boolean
}

/** The one connection, in one transaction, of everything that is done together or not at all. */
interface Whole {
  inside: pg.PoolClient
  isOver: boolean
}

type Done = (release?: boolean | Error) => void
type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, done: Done) => void

interface Options {
  /** For everything else: whoever asks waits a moment, and then hears that there is too much to do. */
  pool: pg.Pool
  /** For work that somebody was promised. */
  kept: pg.Pool
  /** For answers that need many questions: its connections take the next question before they have answered the last. */
  gathered: pg.Pool
  /** Whether a connection that could not be had may be had in a while. */
  isPassing: (error: unknown) => boolean
  /** While PostgreSQL is known to say nothing, whoever would wait for it in vain hears so at once. */
  silence: Silence
}

/** Whoever asks hears within two seconds that there is too much to do. */
const waitMs = 1_500
/** A timer that is this late tells that the process stood still. */
const standstillMs = 100
const retryMs = 250
const maxRetries = 240

/**
 * Gives work that was accepted its connections from a pool that no rush of requests can empty. Who asks is told by the
 * call that it is a part of, so modules need not know for whom they work.
 */
export function lendConnections({ pool, kept, gathered, isPassing, silence }: Options) {
  const patience = new AsyncLocalStorage<Patience>()
  const connectSoon = limitWait(pool, silence)
  const connectGathered = limitWait(gathered, silence)

  /** A connection that was not made has done nothing yet, so asking again is always safe. */
  function connectPatiently(callback: Callback, attempt = 0): void {
    kept.connect((error, client, done) => {
      if (!error || attempt >= maxRetries || !isPassing(error)) callback(error, client, done)
      else setTimeout(connectPatiently, retryMs, callback, attempt + 1)
    })
  }

  /** Whoever asks has their turn on the connection when it is there, and gives nothing back: others still need it. */
  function connectTogether(gathering: Gathering, callback: Callback): void {
    const share = (client: pg.PoolClient) => shareClient(client, gathering)
    if (gathering.client) return callback(undefined, share(gathering.client), nothing)
    if (gathering.waiting) return void gathering.waiting.push(callback)
    const waiting = (gathering.waiting = [callback])
    connectGathered((error, client) => {
      if (client && gathering.isOver) client.release()
      else if (client) gathering.client = client
      delete gathering.waiting
      for (const each of waiting) each(error, client && share(client), nothing)
    })
  }

  const ways = { promised: (callback: Callback) => kept.connect(callback), patient: connectPatiently }

  function connect(): Promise<pg.PoolClient>
  function connect(callback: Callback): void
  function connect(callback?: Callback): Promise<pg.PoolClient> | void {
    const asked = patience.getStore()
    if (typeof asked === 'object' && 'inside' in asked && !asked.isOver) {
      return callback ? callback(undefined, asked.inside, nothing) : Promise.resolve(asked.inside)
    }
    // A transaction needs a connection for itself, and what outlives the answer finds its connection given back.
    if (typeof asked === 'object' && 'isSuspect' in asked && callback && !asked.isOver)
      return connectTogether(asked, callback)
    const connectFor = typeof asked === 'string' ? ways[asked] : connectSoon
    if (callback) return connectFor(callback)
    return new Promise((resolve, reject) => {
      connectFor((error, client) =>
        client ? resolve(releaseAtItsEnd(client)) : reject(error ?? new Error('No connection.')),
      )
    })
  }
  pool.connect = connect

  /** Drizzle's queries begin when they are awaited, so that has to happen inside. */
  const withPatience =
    (asked: 'promised' | 'patient') =>
    <Result>(work: () => Promise<Result>): Promise<Result> =>
      patience.run(asked, async () => await work())

  async function together<Result>(work: () => Promise<Result>): Promise<Result> {
    const gathering: Gathering = { isSuspect: false, isOver: false }
    try {
      return await patience.run(gathering, async () => await work())
    } finally {
      gathering.isOver = true
      gathering.client?.release(gathering.isSuspect)
    }
  }

  async function asOne<Result>(work: () => Promise<Result>): Promise<Result> {
    const client = await connect()
    const whole: Whole = { inside: nestTransactions(client), isOver: false }
    let isSuspect = false
    try {
      await client.query('begin')
      const result = await patience.run(whole, async () => await work())
      await client.query('commit')
      return result
    } catch (error) {
      // What could not be rolled back must not meet whoever has the connection next.
      isSuspect = await client.query('rollback').then(never, always)
      throw error
    } finally {
      whole.isOver = true
      client.release(isSuspect)
    }
  }

  return { promised: withPatience('promised'), patiently: withPatience('patient'), together, asOne }
}

/**
 * Whoever waits for too long goes away without a connection. One that is being made is made all the same, and is there for
 * the next one: where making one takes long, nobody would ever get any otherwise.
 */
function limitWait(pool: pg.Pool, silence: Silence): (callback: Callback) => void {
  const connectAtOnce: pg.Pool['connect'] = pool.connect.bind(pool)
  const waiting = new Set<() => void>()
  silence.onNotice(() => waiting.forEach((giveUp) => giveUp()))
  return (callback) => {
    if (silence.isNoticed()) return callback(outOfReach(), undefined, nothing)
    if (pool.idleCount > pool.waitingCount) return connectAtOnce(callback)
    const giveUp = () => {
      end()
      callback(outOfReach(), undefined, nothing)
    }
    const stopWaiting = waitAwake(giveUp)
    const end = () => {
      stopWaiting()
      return waiting.delete(giveUp)
    }
    waiting.add(giveUp)
    connectAtOnce((error, client, done) => {
      if (end()) callback(error, client, done)
      else client?.release()
    })
  }
}

/**
 * A process that stood still did not wait: what PostgreSQL answered meanwhile has not even been read. Whoever waited
 * through that waits as long again, so that a connection that was free all the time is not refused.
 */
function waitAwake(onEnd: () => void): () => void {
  const endsAt = performance.now() + waitMs
  let timer = setTimeout(() => {
    const missedMs = performance.now() - endsAt
    if (missedMs < standstillMs) onEnd()
    else timer = setTimeout(onEnd, Math.min(missedMs, waitMs))
  }, waitMs)
  return () => clearTimeout(timer)
}

/**
 * A connection that several ask at once. What one of them does when they are done is no end for the others; when it
 * breaks, each question fails by itself.
 */
function shareClient(client: pg.PoolClient, gathering: Gathering): pg.PoolClient {
  return Object.assign(Object.create(client), {
    query: client.query.bind(client),
    release: (failure?: Error) => {
      if (failure) gathering.isSuspect = true
    },
    once: () => client,
    removeListener: () => client,
  })
}

const nothing = () => undefined
const never = () => false
const always = () => true

const outOfReach = () => new Error('timeout exceeded when trying to connect')
