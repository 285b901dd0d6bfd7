import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Env } from './app-types.ts'
import { limitRequest } from './limits.ts'

/**
 * Tells the answer which route it comes from, the first that is not for every address, and limits the request. It
 * is one step, awaits nothing and keeps nothing but the name: each of these would cost every request.
 */
export const receiveRequest: MiddlewareHandler<Env> = (context, next) => {
  const route = matchedRoutes(context).find(({ path }) => path !== everyAddress)
  context.env.outgoing.route = route?.path ?? everyAddress
  return limitRequest(context, next)
}

const everyAddress = '/*'
