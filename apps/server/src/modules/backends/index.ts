import type { RateLimiter } from '@joinery/auth'
import type { ProjectId, UserId } from '@joinery/contract'
import type { Logger } from 'pino'
import type { AsOne } from '../../http/as-one.ts'
import type { App, RequestContext } from '../../http/app-types.ts'
import { requireSession } from '../../http/require-session.ts'
import type { Sessions } from '../../http/require-session.ts'
import type { OpenProject, ProjectsModule } from '../projects/index.ts'
import { createBackends } from './create-backends.ts'
import type { RecordAct } from './create-backends.ts'
import type { BackendServer } from './database/backend-server.ts'
import { createOpenBackends } from './open-backends.ts'
import { addBackendRoutes, backendsPath } from './routes.ts'
import type { BackendStore } from './store.ts'

export { createBackendCopies } from './database/copies/store.ts'
export type { BackendCopies, BackendMoment, SealedBackend } from './database/copies/store.ts'
export { createBackendServer } from './database/store.ts'
export { backendLimits } from './database/limits.ts'
export { createBackendStore } from './store.ts'
export type { TablePolicies } from './table-policies.ts'

interface Dependencies {
  store: BackendStore
  server: BackendServer
  projects: Pick<ProjectsModule, 'openProject' | 'findFiles' | 'resolveTree' | 'readFile'>
  listProjects: (userId: UserId) => Promise<OpenProject[]>
  sessions: Sessions
  /** The address of the whole server as browsers see it. */
  siteUrl: string
  redirects: readonly string[]
  rateLimiter: RateLimiter
  clientAddress: (context: RequestContext) => string | undefined
  onEnvironment: (projectId: ProjectId) => void
  recordAct: RecordAct
  asOne: AsOne
  log: Logger
  now: () => Date
}

export type BackendsModule = ReturnType<typeof createBackendsModule>

/** A database and accounts for the app of each project that asks for them. */
export function createBackendsModule(dependencies: Dependencies) {
  const { store, server, projects, sessions, siteUrl, redirects, rateLimiter, clientAddress } = dependencies
  const { onEnvironment, recordAct, asOne, log, now } = dependencies
  const urlOf = (ref: string) => `${siteUrl}${backendsPath}/${ref}`
  const onFailure = (cause: unknown) => log.warn({ err: cause }, "an app's backend has a problem")
  const opened = createOpenBackends({
    store,
    server,
    urlOf,
    siteUrl,
    redirects,
    rateLimiterFor: (ref) => countApart(rateLimiter, ref),
    clientAddress,
    onFailure,
    now,
  })
  const backends = createBackends({
    store,
    server,
    opened,
    projects,
    listProjects: dependencies.listProjects,
    urlOf,
    onEnvironment,
    recordAct,
    asOne,
    onFailure,
    now,
  })
  return {
    addRoutes(app: App) {
      addBackendRoutes(app, {
        backends,
        opened,
        callerOf: (context) => requireSession(context, sessions),
        open: async (context, id): Promise<OpenProject> =>
          projects.openProject(await requireSession(context, sessions), id),
      })
    },
    /** What became of the last work on a project's backend; undefined where it has none. */
    statusOf: async (projectId: ProjectId) => (await store.listOf([projectId]))[0]?.status,
    environmentOf: (projectId: ProjectId) => backends.environmentOf(projectId),
    /** Who may do what with the tables of a project's app; undefined where it has no backend. */
    readPolicies: (projectId: ProjectId) => backends.readPolicies(projectId),
    projectChanged: (project: OpenProject): void => void backends.projectChanged(project).catch(onFailure),
    /** Deletes the databases of projects that are gone. */
    sweep: () => backends.dropAbandoned(),
    close: () => opened.closeAll(),
  }
}

/** What happens in one app does not count in another. */
function countApart(rateLimiter: RateLimiter, ref: string): RateLimiter {
  return {
    consume: (key, limit) => rateLimiter.consume(`${ref}:${key}`, limit),
    giveBack: (key, limit) => rateLimiter.giveBack(`${ref}:${key}`, limit),
  }
}
