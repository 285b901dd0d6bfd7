import type { ProjectId } from '@joinery/contract'
import type { Logger } from 'pino'
import type { AsOne } from '../../http/as-one.ts'
import type { App } from '../../http/app-types.ts'
import type { Sessions } from '../../http/require-session.ts'
import type { BodyStore, ProjectsModule, TreeId } from '../projects/index.ts'
import type { BuiltApp } from './builds/built-app.ts'
import { createBuilder } from './builds/create-builder.ts'
import { createPublishing } from './create-publishing.ts'
import type { PublishingAct } from './create-publishing.ts'
import { createFindTables } from './gate/create-find-tables.ts'
import { createTableGate } from './gate/create-table-gate.ts'
import type { Fetch } from './gate/probe-tables.ts'
import type { TableSecurity } from './gate/table-security.ts'
import { addPublishingRoutes } from './routes.ts'
import { createKeptBodies } from './serve/kept-bodies.ts'
import { createPublishedApps } from './serve/published-apps.ts'
import { createSiteHosts } from './serve/site-hosts.ts'
import { createSitesApp } from './serve/create-sites-app.ts'
import type { PublishingStore } from './store.ts'

export { createPublishingStore } from './store.ts'

interface Dependencies {
  store: PublishingStore
  projects: Pick<ProjectsModule, 'openProject' | 'resolveTree' | 'readFile' | 'closeVersion' | 'mayChange'>
  bodies: BodyStore
  sessions: Sessions
  /** Builds the app of a project as its files were. */
  build: (projectId: ProjectId, treeId: TreeId) => Promise<BuiltApp>
  contentTypeOf: (path: string) => string
  /** The tables of the project's own backend; undefined where it has none. */
  readOwnTables: (projectId: ProjectId) => Promise<readonly TableSecurity[] | undefined>
  /** The way out for addresses that users gave. */
  fetchGuarded: Fetch
  recordAct: (act: PublishingAct) => Promise<void>
  asOne: AsOne
  /** The name below which each app has its own, such as `apps.localhost:3000`. */
  host: string
  isHttps: boolean
  logger: Pick<Logger, 'error' | 'warn'>
  now: () => Date
}

const maxKeptBytes = 64 * 1024 * 1024

/** Apps as the world sees them: built once, stored like all bodies, each on an origin of its own. */
export function createPublishingModule(dependencies: Dependencies) {
  const { store, projects, bodies, sessions, build, contentTypeOf, readOwnTables } = dependencies
  const { fetchGuarded, recordAct, asOne, host, isHttps, logger, now } = dependencies
  const hosts = createSiteHosts({ host, protocol: isHttps ? 'https:' : 'http:' })
  const builder = createBuilder({ store, build, bodies, contentTypeOf, logger })
  const publishing = createPublishing({
    store,
    gate: createTableGate({
      store,
      findTables: createFindTables({ projects, readOwnTables, fetchGuarded }),
    }),
    builder,
    hosts,
    projects,
    recordAct,
    asOne,
  })
  const sites = createSitesApp({
    hosts,
    apps: createPublishedApps({ store, now }),
    bodies: createKeptBodies(bodies, { maxBytes: maxKeptBytes }),
    isHttps,
  })
  return {
    /** Whether a request with this Host header is for a published app, which then answers it. */
    owns: (hostHeader: string | undefined) => hosts.owns(hostHeader),
    fetch: sites.fetch,
    addRoutes: (app: App) =>
      addPublishingRoutes(app, { sessions, openProject: projects.openProject, publishing }),
    close: () => builder.close(),
  }
}
