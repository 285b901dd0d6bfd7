import { endpoints } from '@joinery/contract'
import type { App } from '../../http/app-types.ts'
import { requireSession } from '../../http/require-session.ts'
import type { Sessions } from '../../http/require-session.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { createAnalytics } from './create-analytics.ts'
import type { AnalyticsStore } from './store.ts'

export { createAnalyticsStore } from './store.ts'
export type { AnalyticsStore } from './store.ts'

interface Dependencies {
  store: AnalyticsStore
  sessions: Sessions
  onProblem: (error: unknown) => void
  now: () => Date
}

/** Figures about the work: by day, project, member and model. */
export function createAnalyticsModule({ store, sessions, onProblem, now }: Dependencies) {
  const analytics = createAnalytics({ store, onProblem, now })
  return {
    countDays: analytics.countDays,
    stop: analytics.stop,
    addRoutes(app: App) {
      serveEndpoint(app, endpoints.analytics.read, async (input, context) =>
        analytics.read(await requireSession(context, sessions), input),
      )
    },
  }
}
