import type { App } from '../../http/app-types.ts'
import type { Sessions } from '../../http/require-session.ts'
import type { ProjectsModule } from '../projects/index.ts'
import { createDatabases } from './create-databases.ts'
import { openMysql } from './mysql/store.ts'
import { openPostgres } from './postgres/store.ts'
import { addDatabaseRoutes } from './routes.ts'
import type { DatabaseStores } from './store.ts'
import type { Egress } from './user-database.ts'

export { createDatabaseStores } from './store.ts'

interface Dependencies {
  stores: DatabaseStores
  projects: Pick<ProjectsModule, 'openProject' | 'resolveTree' | 'readFile' | 'changeFiles'>
  egress: Egress
  sessions: Sessions
  now: () => Date
}

/** Users' own databases: connections to them, their tables, and questions to them. */
export function createDatabasesModule({ stores, projects, egress, sessions, now }: Dependencies) {
  const databases = createDatabases({
    stores,
    projects,
    open: (login) => (login.engine === 'mysql' ? openMysql : openPostgres)(egress, login),
    now,
  })
  return { addRoutes: (app: App) => addDatabaseRoutes(app, { databases, sessions }) }
}
