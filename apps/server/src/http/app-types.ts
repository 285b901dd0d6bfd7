import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import type { Logger } from 'pino'

export interface Env {
  Bindings: HttpBindings & { readonly requestId: string }
  Variables: { serverLog: Logger }
}

export type App = Hono<Env>
export type RequestContext = Context<Env>
