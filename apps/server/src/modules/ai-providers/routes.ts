import { endpoints } from '@joinery/contract'
import type { App } from '../../http/app-types.ts'
import { requireSession } from '../../http/require-session.ts'
import type { Sessions } from '../../http/require-session.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import type { AiProviders } from './create-ai-providers.ts'

interface Dependencies {
  sessions: Sessions
  providers: AiProviders
}

export function addAiProviderRoutes(app: App, { sessions, providers }: Dependencies): void {
  const { list, connect, disconnect } = endpoints.aiProviders

  serveEndpoint(app, list, async (_input, context) => {
    const { userId } = await requireSession(context, sessions)
    return { providers: await providers.list(userId) }
  })

  serveEndpoint(app, connect, async (input, context) => {
    const { userId } = await requireSession(context, sessions)
    return providers.connect(userId, input)
  })

  serveEndpoint(app, disconnect, async ({ id }, context) => {
    const { userId } = await requireSession(context, sessions)
    return providers.disconnect(userId, id)
  })
}
