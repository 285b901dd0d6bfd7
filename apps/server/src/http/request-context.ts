import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import type { Env } from './app-types.ts'
import type { Metrics } from './metrics.ts'
import { requestLog } from './request-log.ts'

/**
 * Hands every request the log and counts it when it is answered. Answers are logged at debug level: at the default
 * level the log shows what needs attention.
 */
export function requestContext({ log, metrics }: { log: Logger; metrics: Metrics }): MiddlewareHandler<Env> {
  return async (context, next) => {
    const startedAt = performance.now()
    context.set('serverLog', log)
    await next()
    const { method, path } = context.req
    const { status } = context.res
    const milliseconds = performance.now() - startedAt
    metrics.observe({ method, route: routePath(context), status, seconds: milliseconds / 1000 })
    if (log.isLevelEnabled('debug')) {
      requestLog(context).debug({ method, path, status, milliseconds }, 'answered')
    }
  }
}
