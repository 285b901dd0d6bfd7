import type { AnyEndpoint } from '@joinery/contract'
import { callerWith } from '../test-user.ts'
import type { FaultWorld } from './fault-world.ts'

/** A request that changes something, with everything prepared that it needs. */
export interface FaultRequest {
  send: (headers: Record<string, string>) => Promise<Response>
  /** Ids and addresses: every row that names one of them may be touched. */
  traces: string[]
  /** Another service has a part in it, whose truth is taken over later: where it failed, it may be done all the same. */
  mayBeDone?: true
  /** Nothing is different here afterwards: what is new is with another service, or it was done once before. */
  isElsewhere?: true
  /** The tables that tell how the work ended, also where it failed. */
  outcomes?: readonly string[]
  /** Most of the work comes after the answer, which says so. */
  isLater?: true
  /** The database that has the rows, where that is not the server's own. */
  databaseUrl?: string
  /** The sandbox stands for a service elsewhere, unless it is itself what changes. */
  isSandbox?: true
  /** It is about what all have in common, so that no two of them can be told apart. */
  isAlone?: true
}

/** Prepares the request anew, for somebody new. */
export type RowFaultCase = (world: FaultWorld) => Promise<FaultRequest>

/** By the operation of the contract, or by method and path. */
export type RowFaultCases = Record<string, RowFaultCase>

interface Asker {
  token: string
}

/** Asks an operation of the contract. */
export const askAs =
  ({ server }: FaultWorld, { token }: Asker, ask: [AnyEndpoint, object]): FaultRequest['send'] =>
  (headers) =>
    callerWith(server.address, token, headers).ask(...ask)

interface PathRequest {
  method?: 'POST' | 'PUT' | 'DELETE' | 'GET'
  path: string
  body?: object | Buffer
  token?: string | undefined
  /** As apps bring it to their own backend. */
  apiKey?: string
  type?: string
}

/** Asks an address that is no operation of the contract. */
export const askPath =
  (
    { server }: FaultWorld,
    { method = 'POST', path, body, token, apiKey, type }: PathRequest,
  ): FaultRequest['send'] =>
  (headers) =>
    fetch(`${server.address}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...headers,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(apiKey !== undefined && { apikey: apiKey }),
        ...(body && { 'content-type': type ?? 'application/json' }),
      },
      ...(body && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
    })
