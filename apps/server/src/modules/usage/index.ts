import type { AsOne } from '../../http/as-one.ts'
import type { App } from '../../http/app-types.ts'
import type { EventStreams } from '../../http/event-streams.ts'
import type { Sessions } from '../../http/require-session.ts'
import { createUsage } from './create-usage.ts'
import type { ChoosePayer } from './create-usage.ts'
import { addUsageRoutes } from './routes.ts'
import type { UsageStore } from './store.ts'
import { createUsageWatch, usageChannel } from './usage-watch.ts'
import type { Notices } from './usage-watch.ts'

export type { Usage } from './create-usage.ts'
export type { Subscription } from './present-usage.ts'
export { createUsageStore } from './store.ts'
export type { Payer, WrittenSubscription } from './payers/store.ts'
export { usageChannel } from './usage-watch.ts'

interface Dependencies {
  store: UsageStore
  choosePayer: ChoosePayer
  notices: Notices
  sessions: Sessions
  streams: EventStreams
  asOne: AsOne
  now: () => Date
}

export type UsageModule = ReturnType<typeof createUsageModule>

/** How many prompts are used, and how many are left. */
export function createUsageModule(dependencies: Dependencies) {
  const { store, choosePayer, notices, sessions, streams, asOne, now } = dependencies
  const usage = createUsage({
    store,
    choosePayer,
    announce: (workspaceId) => notices.publish(usageChannel, workspaceId, workspaceId),
    now,
  })
  const watch = createUsageWatch({ read: usage.read, notices })
  return {
    ...usage,
    addRoutes: (app: App) => addUsageRoutes(app, { usage, watch, sessions, streams, asOne }),
  }
}
