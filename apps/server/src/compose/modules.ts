import type { ProjectId } from '@joinery/contract'
import type { NpmCommand } from '@joinery/preview-compiler'
import type { OpenDoor } from '../http/http-server.ts'
import { createAnalyticsStore } from '../modules/analytics/index.ts'
import { createAccountStore, deleteExpiredCounters } from '../modules/auth/index.ts'
import type { Models } from '../modules/generation/index.ts'
import type { MailModule } from '../modules/mail/index.ts'
import { createProjectStores, presentProject } from '../modules/projects/index.ts'
import type { OpenProject } from '../modules/projects/index.ts'
import { createScreensModule } from '../modules/screens/index.ts'
import { createAttachmentStore, createStorageModule } from '../modules/storage/index.ts'
import { createUsageModule, createUsageStore } from '../modules/usage/index.ts'
import { addressAt } from './addresses.ts'
import { composeAiProviders } from './ai-providers.ts'
import { composeAnalytics } from './analytics.ts'
import { composeAuth } from './auth.ts'
import { composeBackends } from './backends.ts'
import { composeBilling } from './billing.ts'
import { composeDatabases } from './databases.ts'
import { composeGeneration } from './generation.ts'
import type { Ground } from './ground.ts'
import { composeIntegrations } from './integrations.ts'
import { composeOutboxView } from './mail.ts'
import { composeProjects } from './projects.ts'
import { composePublishing } from './publishing.ts'
import { composeSettings } from './settings.ts'
import { composeTeam } from './team.ts'
import { composeTrialLimit } from './trials.ts'

interface Dependencies {
  port: number
  openDoor: OpenDoor
  mail: MailModule
  /** Those that keys give access to, unless given. */
  models: Models | undefined
  npm: NpmCommand | undefined
}

/** The modules that people's work goes through, each made from the ground and from the modules before it. */
export function composeModules(ground: Ground, dependencies: Dependencies, opened: AsyncDisposableStack) {
  const { config, database, orm, notices, streams, bodies, log, now } = ground
  const { port, openDoor, mail, models, npm } = dependencies
  const accounts = createAccountStore(orm)
  const stores = createProjectStores(orm)
  const usageStore = createUsageStore(orm)
  const analyticsStore = createAnalyticsStore(orm)
  const billing = composeBilling(
    ground,
    {
      port,
      sessions: () => sessions,
      listPayers: usageStore.listPayers,
    },
    opened,
  )
  const { planOf, ownPlanOf, choosePayer } = billing

  const auth = composeAuth(ground, {
    siteUrl: addressAt(config, port),
    accounts,
    queueMail: mail.queueAccountMail,
    planOf,
    listProjects: async (userId) => (await stores.projects.list(userId)).filter(isOwn).map(presentProject),
    prepareDeletion: (userId) => team.prepareAccountDeletion(userId),
    keepFigures: (gone, executor) => analyticsStore.keepFigures(gone, executor),
  })
  const { sessions } = auth
  const team = composeTeam(ground, { port, mail, sessions, ownPlanOf })
  const followProjects = {
    onChange: (project: OpenProject, isUnderWay: boolean) => {
      if (!isUnderWay) backends.projectChanged(project)
    },
    onDelete: () => dropBackends(),
    environmentOf: (id: ProjectId) => backends.environmentOf(id),
  }
  const { projects, preview } = composeProjects(
    ground,
    {
      port,
      openDoor,
      stores,
      sessions,
      accounts,
      planOf,
      isReadOnly: team.isSeatLapsed,
      team,
      keepFigures: (gone) => analyticsStore.keepFigures(gone),
      npm,
      showsBadge: (id) => settings.showsBadge(id),
      ...followProjects,
    },
    opened,
  )
  const showEnvironment = (id: ProjectId) =>
    void preview
      .environmentChanged(id)
      .catch((error: unknown) => log.warn({ err: error }, 'a preview could not follow its environment'))
  const backends = composeBackends(
    ground,
    { port, sessions, projects, listProjects: stores.projects.list, team, onEnvironment: showEnvironment },
    opened,
  )
  const dropBackends = () =>
    void backends
      .sweep()
      .catch((error: unknown) => log.warn({ err: error }, 'databases of deleted projects are still there'))
  const storage = createStorageModule({
    projects,
    attachments: createAttachmentStore(orm),
    bodies,
    sessions,
    now,
  })
  const usage = createUsageModule({
    asOne: database.asOne,
    store: usageStore,
    choosePayer,
    notices,
    sessions,
    streams,
    now,
  })
  const settings = composeSettings(ground, { port, sessions, projects, accounts, mail })
  const limitTrials = composeTrialLimit(ground)
  const integrations = composeIntegrations(ground, { port, projects, sessions, limitTrials, team, backends })
  const publishing = composePublishing(ground, { port, sessions, projects, preview, backends, team }, opened)
  const analytics = composeAnalytics(ground, { store: analyticsStore, sessions }, opened)
  const databases = composeDatabases(ground, { sessions, projects, limitTrials, team })
  const ai = composeAiProviders(ground, { sessions, team, limitTrials })
  const generation = composeGeneration(
    ground,
    {
      sessions,
      projects,
      preview,
      storage,
      usage,
      models: models ?? ai.models,
      settings,
      clientsFor: integrations.clientsFor,
      repositoryStatusOf: integrations.repositoryStatusOf,
      backendStatusOf: backends.statusOf,
    },
    opened,
  )

  const sweeping = sweepHourly(
    () =>
      Promise.all([
        auth.sweep(),
        mail.sweep(),
        deleteExpiredCounters(orm, now()),
        analytics.countDays(),
        backends.sweep(),
      ]),
    (error) => log.warn({ err: error }, 'what has expired could not be deleted'),
  )
  opened.defer(sweeping.stop)
  return {
    preview,
    publishing,
    // Integrations answer one address below those of the accounts, so they come first.
    routed: [
      integrations,
      auth,
      mail,
      composeOutboxView(ground, { sessions, team }),
      team,
      billing,
      projects,
      preview,
      publishing,
      backends,
      storage,
      usage,
      settings,
      databases,
      analytics,
      ai.providers,
      generation,
      createScreensModule({
        sessions,
        expectNewest: projects.expectNewest,
        together: database.together,
        allAsked: database.allAsked,
      }),
    ],
  }
}

const isOwn = ({ userId, ownerId }: OpenProject) => userId === ownerId

/** Failing once is no reason to stop: the next hour tries again. */
function sweepHourly(sweep: () => Promise<unknown>, onFailure: (error: unknown) => void) {
  const timer = setInterval(() => void sweep().catch(onFailure), 3_600_000).unref()
  return { stop: () => clearInterval(timer) }
}
