import type { Sessions } from '../http/require-session.ts'
import { createAnalyticsModule, createAnalyticsStore } from '../modules/analytics/index.ts'
import type { Ground } from './ground.ts'

export function composeAnalytics(
  { orm, log, now }: Ground,
  { sessions }: { sessions: Sessions },
  opened: AsyncDisposableStack,
) {
  const analytics = createAnalyticsModule({
    store: createAnalyticsStore(orm),
    sessions,
    onProblem: (error) => log.warn({ err: error }, 'days that are over could not be counted'),
    now,
  })
  opened.defer(analytics.stop)
  return analytics
}
