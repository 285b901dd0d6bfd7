import type { Sessions } from '../http/require-session.ts'
import { createAnalyticsModule } from '../modules/analytics/index.ts'
import type { AnalyticsStore } from '../modules/analytics/index.ts'
import type { Ground } from './ground.ts'

export function composeAnalytics(
  { log, now }: Ground,
  { store, sessions }: { store: AnalyticsStore; sessions: Sessions },
  opened: AsyncDisposableStack,
) {
  const analytics = createAnalyticsModule({
    store,
    sessions,
    onProblem: (error) => log.warn({ err: error }, 'days that are over could not be counted'),
    now,
  })
  opened.defer(analytics.stop)
  return analytics
}
