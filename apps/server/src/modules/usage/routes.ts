import { randomUUID } from 'node:crypto'
import { endpoints } from '@joinery/contract'
import type { UserId } from '@joinery/contract'
import type { AsOne } from '../../http/as-one.ts'
import { allowOtherOrigins } from '../../http/allow-other-origins.ts'
import type { App, RequestContext } from '../../http/app-types.ts'
import type { EventSource, EventStreams } from '../../http/event-streams.ts'
import { requireSession } from '../../http/require-session.ts'
import type { Sessions } from '../../http/require-session.ts'
import { offerAnswer } from '../../http/serve-endpoint.ts'
import type { Usage } from './create-usage.ts'

interface Dependencies {
  usage: Usage
  watch: (userId: UserId, wake: () => void) => EventSource
  sessions: Sessions
  streams: EventStreams
  asOne: AsOne
}

export function addUsageRoutes(app: App, { usage, watch, sessions, streams, asOne }: Dependencies): void {
  const { read } = endpoints.usage

  /** Whoever asks again with the tag of what they have is told that nothing changed. */
  async function answerReport(context: RequestContext): Promise<Response> {
    const { userId } = await requireSession(context, sessions)
    const { report, tag } = await usage.read(userId)
    context.header('etag', tag)
    context.header('cache-control', 'private, no-cache')
    if (context.req.header('if-none-match') === tag) return context.body(null, 304)
    return context.json(report)
  }

  app.get(read.path, (context) => answerReport(context))
  offerAnswer(app, read, async (_input, context) => {
    const { userId } = await requireSession(context, sessions)
    return (await usage.read(userId)).report
  })

  app.get(`${read.path}/stream`, async (context) => {
    const caller = await requireSession(context, sessions)
    return streams.answer(context, { sessions, caller, open: (wake) => watch(caller.userId, wake) })
  })

  for (const name of ['check-usage', 'increment-usage']) allowOtherOrigins(app, `/functions/v1/${name}`)

  app.get('/functions/v1/check-usage', (context) => answerReport(context))

  /** For clients that count prompts themselves. Runs need it not: each of them has counted its own. */
  app.post('/functions/v1/increment-usage', async (context) => {
    const { userId } = await requireSession(context, sessions)
    const id = randomUUID()
    const { report } = await asOne(async () => {
      await usage.reserve(userId, id)
      await usage.settle(id)
      return usage.read(userId)
    })
    const { daily, monthly } = report.usage
    return context.json({ daily, monthly })
  })
}
