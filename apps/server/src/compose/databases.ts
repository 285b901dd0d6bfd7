import type { Sessions } from '../http/require-session.ts'
import { createDatabasesModule, createDatabaseStores } from '../modules/databases/index.ts'
import type { ProjectsModule } from '../modules/projects/index.ts'
import type { Ground } from './ground.ts'

interface Dependencies {
  sessions: Sessions
  projects: ProjectsModule
}

/** Users' own databases, reached by the one way out. */
export function composeDatabases({ orm, box, egress, now }: Ground, dependencies: Dependencies) {
  return createDatabasesModule({ ...dependencies, stores: createDatabaseStores(orm, box), egress, now })
}
