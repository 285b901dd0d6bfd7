import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import type { Env } from './app-types.ts'
import type { Metrics } from './metrics.ts'

/**
 * Gives every request an id and a logger that carries it, and counts it when it is answered. Answers are logged at
 * debug level: at the default level the log shows what needs attention.
 */
export function requestContext({ log, metrics }: { log: Logger; metrics: Metrics }): MiddlewareHandler<Env> {
  return async (context, next) => {
    const startedAt = performance.now()
    const requestId = randomUUID()
    context.set('requestId', requestId)
    context.set('log', log.child({ requestId }))
    context.header('x-request-id', requestId)
    await next()
    const { method, path } = context.req
    const { status } = context.res
    const milliseconds = performance.now() - startedAt
    metrics.observe({ method, route: routePath(context), status, seconds: milliseconds / 1000 })
    context.get('log').debug({ method, path, status, milliseconds }, 'answered')
  }
}
