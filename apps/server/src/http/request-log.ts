import type { Logger } from 'pino'
import type { RequestContext } from './app-types.ts'

/** The server's log with this request's id on every line. Most requests log nothing, so it is made when asked for. */
export function requestLog(context: RequestContext): Logger {
  return context.env.log.child({ requestId: context.env.outgoing.requestId })
}
