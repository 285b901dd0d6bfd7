import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import pg from 'pg'
import type { Defer } from './test-database.ts'

/** `unsent`: the call never reached PostgreSQL. `unanswered`: it was carried out, and its answer got lost. */
export type Fault = 'unsent' | 'unanswered'

interface Failing {
  fault: Fault
  number: number
  calls: number
}

const faultHeader = 'x-test-fault'

/** What a request says so that one of its calls fails. No two requests say the same. */
export const failCall = (fault: Fault, number: number): Record<string, string> => ({
  [faultHeader]: `${fault} ${number} ${randomUUID()}`,
})
const started = 'http.server.request.start'

export interface CountedCalls {
  /** How many database calls the request with these headers has made so far. */
  callsOf: (headers: Record<string, string>) => number
}

/**
 * From now on a request to a server of this process may say which of the database calls that it leads to fails, and how:
 * see `failCall`. Returns how many calls the request that said so has made.
 */
export function failDatabaseCalls(defer: Defer): CountedCalls {
  const current = new AsyncLocalStorage<Failing | undefined>()
  const told = new Map<string, Failing>()

  function begin(message: unknown): void {
    const request: unknown = Reflect.get(Object(message), 'request')
    const named = request instanceof IncomingMessage ? request.headers[faultHeader] : undefined
    const [, fault, number] = /^(unsent|unanswered) (\d+) /.exec(String(named)) ?? []
    const failing: Failing | undefined =
      fault === 'unsent' || fault === 'unanswered' ? { fault, number: Number(number), calls: 0 } : undefined
    if (failing) told.set(String(named), failing)
    current.enterWith(failing)
  }
  subscribe(started, begin)

  const query: unknown = Reflect.get(pg.Client.prototype, 'query')
  if (typeof query !== 'function') throw new Error('There is nothing to fail.')
  Reflect.set(pg.Client.prototype, 'query', function queryOrFail(this: pg.Client, ...words: unknown[]) {
    const failing = isOurs(this) ? current.getStore() : undefined
    const isHit = failing !== undefined && (failing.calls += 1) === failing.number
    if (isHit && failing.fault === 'unsent') socketOf(this).destroy()
    const answer: unknown = Reflect.apply(query, this, words)
    if (isHit && failing.fault === 'unanswered') loseAnswer(socketOf(this))
    return answer
  })
  defer(async () => {
    unsubscribe(started, begin)
    Reflect.set(pg.Client.prototype, 'query', query)
  })
  return { callsOf: (headers) => told.get(headers[faultHeader] ?? '')?.calls ?? 0 }
}

/** A database of somebody else's begins so. What it does with a call is no failure of ours. */
export const foreignPrefix = 'foreign_'

const isOurs = ({ database }: pg.Client) => database?.startsWith(foreignPrefix) !== true

function socketOf(client: pg.Client): Socket {
  const connection: unknown = Reflect.get(client, 'connection')
  const stream: unknown = Reflect.get(Object(connection), 'stream')
  if (!(stream instanceof Socket)) throw new Error('This client is not connected.')
  return stream
}

function loseAnswer(socket: Socket): void {
  socket.removeAllListeners('data')
  socket.once('data', () => socket.destroy())
}
