import { createAccountStore, deleteExpiredCounters } from '../modules/auth/index.ts'
import { createBillingModule, createSubscriptionStore } from '../modules/billing/index.ts'
import type { Models } from '../modules/generation/index.ts'
import type { MailModule } from '../modules/mail/index.ts'
import { createProjectStores, presentProject } from '../modules/projects/index.ts'
import { createAttachmentStore, createStorageModule } from '../modules/storage/index.ts'
import { createUsageModule, createUsageStore } from '../modules/usage/index.ts'
import { addressAt } from './addresses.ts'
import { composeAuth } from './auth.ts'
import { composeGeneration } from './generation.ts'
import type { Ground } from './ground.ts'
import { composeProjects } from './projects.ts'

interface Dependencies {
  port: number
  mail: MailModule
  models: Models | undefined
}

/** The modules that people's work goes through, each made from the ground and from the modules before it. */
export function composeModules(ground: Ground, dependencies: Dependencies, opened: AsyncDisposableStack) {
  const { config, orm, notices, streams, bodies, log, now } = ground
  const { port, mail, models } = dependencies
  const accounts = createAccountStore(orm)
  const stores = createProjectStores(orm)
  const billing = createBillingModule({ subscriptions: createSubscriptionStore(orm) })
  const { planOf, subscriptionOf } = billing

  const auth = composeAuth(ground, {
    siteUrl: addressAt(config, port),
    accounts,
    mailer: mail.mailer,
    planOf,
    listProjects: async (userId) => (await stores.projects.list(userId)).map(presentProject),
  })
  const { sessions } = auth
  const { projects, preview } = composeProjects(ground, { port, stores, sessions, accounts, planOf }, opened)
  const storage = createStorageModule({
    projects,
    attachments: createAttachmentStore(orm),
    bodies,
    sessions,
    now,
  })
  const usage = createUsageModule({
    store: createUsageStore(orm),
    workspaceOf: accounts.requireOwnWorkspace,
    subscriptionOf,
    notices,
    sessions,
    streams,
    now,
  })
  const generation = composeGeneration(
    ground,
    { sessions, projects, preview, storage, usage, models },
    opened,
  )

  const sweeping = sweepHourly(
    () => Promise.all([auth.sweep(), mail.sweep(), deleteExpiredCounters(orm, now())]),
    (error) => log.warn({ err: error }, 'what has expired could not be deleted'),
  )
  opened.defer(sweeping.stop)
  return { preview, routed: [auth, mail, projects, preview, storage, usage, generation] }
}

/** Failing once is no reason to stop: the next hour tries again. */
function sweepHourly(sweep: () => Promise<unknown>, onFailure: (error: unknown) => void) {
  const timer = setInterval(() => void sweep().catch(onFailure), 3_600_000).unref()
  return { stop: () => clearInterval(timer) }
}
