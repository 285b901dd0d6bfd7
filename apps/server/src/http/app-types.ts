import type { IncomingMessage } from 'node:http'
import type { Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type { Answer } from './answer.ts'

export interface Env {
  Bindings: { readonly incoming: IncomingMessage; readonly outgoing: Answer; readonly log: Logger }
}

export type App = Hono<Env>

/** Whatever answers requests: one app, or several told apart. */
export interface Fetcher {
  fetch: (request: Request, bindings: Env['Bindings']) => Response | Promise<Response>
}
export type RequestContext = Context<Env>
