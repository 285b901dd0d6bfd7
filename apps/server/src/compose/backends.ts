import type { ProjectId, UserId } from '@joinery/contract'
import { clientAddress } from '../http/client-address.ts'
import type { Sessions } from '../http/require-session.ts'
import { createMemoryCounter, createRateLimiter, createSharedCounters } from '../modules/auth/index.ts'
import { createBackendsModule, createBackendStore } from '../modules/backends/index.ts'
import type { OpenProject, ProjectsModule } from '../modules/projects/index.ts'
import type { TeamModule } from '../modules/team/index.ts'
import { addressAt, previewHost, publishHost } from './addresses.ts'
import { openAppDatabases } from './app-databases.ts'
import type { Ground } from './ground.ts'

interface Dependencies {
  port: number
  sessions: Sessions
  projects: ProjectsModule
  listProjects: (userId: UserId) => Promise<OpenProject[]>
  team: Pick<TeamModule, 'recordAct'>
  onEnvironment: (projectId: ProjectId) => void
}

/** Databases of apps, beside the product's own in the same PostgreSQL. */
export function composeBackends(ground: Ground, dependencies: Dependencies, opened: AsyncDisposableStack) {
  const { config, orm, database, box, log, now } = ground
  const { port, sessions, projects, listProjects, team, onEnvironment } = dependencies
  const siteUrl = addressAt(config, port)
  const { protocol } = new URL(siteUrl)
  const counters = config.DATABASE_URL === undefined ? createMemoryCounter : createSharedCounters(orm)
  const backends = createBackendsModule({
    store: createBackendStore(orm, box),
    server: openAppDatabases({
      orm,
      box,
      onIdleError: (error) => log.warn({ err: error }, "a connection to an app's database broke"),
    }),
    projects,
    listProjects,
    sessions,
    siteUrl,
    redirects: [previewHost(config, port), publishHost(config, port)].flatMap((host) => [
      `${protocol}//*.${host}`,
      `${protocol}//*.${host}/**`,
    ]),
    rateLimiter: createRateLimiter(counters),
    clientAddress: (context) => clientAddress(context, { trustsProxy: config.TRUST_PROXY }),
    onEnvironment,
    recordAct: (act) => team.recordAct(act),
    asOne: database.asOne,
    log,
    now,
  })
  opened.defer(backends.close)
  return backends
}
