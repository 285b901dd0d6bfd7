import { randomUUID } from 'node:crypto'
import { ServerResponse } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import { endTogether } from './end-together.ts'
import type { Metrics } from './metrics.ts'

interface Options {
  /** Carried by every answer, beside its request id. What the answer itself sets wins. */
  headers: Record<string, string>
  log: Logger
  metrics: Metrics
}

/**
 * An answer that adds what every answer carries and is counted when its head is written. Both happen below the
 * framework, where they cost a fraction of what a middleware and headers set one by one do. Answers are logged at
 * debug level: at the default level the log shows what needs attention.
 */
export function createAnswerClass({ headers, log, metrics }: Options) {
  return class<Request extends IncomingMessage = IncomingMessage> extends Answer<Request> {
    override writeHead(status: number, own?: unknown): this {
      super.writeHead(status, {
        ...(this.baseHeaders ?? headers),
        'x-request-id': this.requestId,
        ...(typeof own === 'object' ? own : undefined),
      })
      const { method = '', url = '' } = this.req
      const milliseconds = performance.now() - this.startedAt
      metrics.observe({ method, route: this.route, status, seconds: milliseconds / 1000 })
      if (log.isLevelEnabled('debug')) {
        const path = url.replace(/\?.*/, '')
        log.debug({ requestId: this.requestId, method, path, status, milliseconds }, 'answered')
      }
      return this
    }
  }
}

export class Answer<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  readonly requestId = randomUUID()
  readonly startedAt = performance.now()
  /** The pattern that the request's address met. */
  route = ''
  /** Carried instead of what every answer carries, where another origin answers. */
  baseHeaders: Record<string, string> | undefined

  override end(last?: unknown): this {
    endTogether(() => super.end(last))
    return this
  }
}
