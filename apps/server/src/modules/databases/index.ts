import type { AsOne } from '../../http/as-one.ts'
import type { App } from '../../http/app-types.ts'
import type { LimitTrials } from '../../http/limit-trials.ts'
import type { Sessions } from '../../http/require-session.ts'
import type { ProjectsModule } from '../projects/index.ts'
import { createDatabases } from './create-databases.ts'
import type { RecordAct } from './create-databases.ts'
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
  limitTrials: LimitTrials
  recordAct: RecordAct
  asOne: AsOne
  now: () => Date
}

/** Users' own databases: connections to them, their tables, and questions to them. */
export function createDatabasesModule({ egress, sessions, ...others }: Dependencies) {
  const databases = createDatabases({
    ...others,
    async open(login) {
      if (login.engine !== 'mysql') return openPostgres(egress, login)
      // The driver is loaded with the first MySQL: most servers never meet one.
      const { openMysql } = await import('./mysql/store.ts')
      return openMysql(egress, login)
    },
  })
  return { addRoutes: (app: App) => addDatabaseRoutes(app, { databases, sessions }) }
}
