import type { Sessions } from '../http/require-session.ts'
import type { BackendsModule } from '../modules/backends/index.ts'
import { contentTypeOf } from '../modules/preview/index.ts'
import type { PreviewModule } from '../modules/preview/index.ts'
import type { ProjectsModule } from '../modules/projects/index.ts'
import { createPublishingModule, createPublishingStore } from '../modules/publishing/index.ts'
import type { TeamModule } from '../modules/team/index.ts'
import { addressAt, publishHost } from './addresses.ts'
import type { Ground } from './ground.ts'

interface Dependencies {
  port: number
  sessions: Sessions
  projects: ProjectsModule
  preview: PreviewModule
  backends: Pick<BackendsModule, 'readPolicies'>
  team: Pick<TeamModule, 'recordAct'>
}

/** Published apps, built by what builds previews. */
export function composePublishing(ground: Ground, dependencies: Dependencies, opened: AsyncDisposableStack) {
  const { config, orm, database, bodies, egress, log, now } = ground
  const { port, sessions, projects, preview, backends, team } = dependencies
  const publishing = createPublishingModule({
    store: createPublishingStore(orm),
    projects,
    bodies,
    sessions,
    build: (projectId, treeId) => preview.buildProject(projectId, treeId),
    contentTypeOf,
    readOwnTables: (projectId) => backends.readPolicies(projectId),
    fetchGuarded: (url, init) => egress.fetch(url, init),
    recordAct: (act) => team.recordAct(act),
    asOne: database.asOne,
    host: publishHost(config, port),
    isHttps: addressAt(config, port).startsWith('https:'),
    logger: log,
    now,
  })
  opened.defer(publishing.close)
  return publishing
}
