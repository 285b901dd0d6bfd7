import type { LimitTrials } from '../http/limit-trials.ts'
import type { Sessions } from '../http/require-session.ts'
import { createDatabasesModule, createDatabaseStores } from '../modules/databases/index.ts'
import type { ProjectsModule } from '../modules/projects/index.ts'
import type { TeamModule } from '../modules/team/index.ts'
import type { Ground } from './ground.ts'

interface Dependencies {
  sessions: Sessions
  projects: ProjectsModule
  limitTrials: LimitTrials
  team: Pick<TeamModule, 'recordAct'>
}

/** Users' own databases, reached by the one way out. */
export function composeDatabases(
  { orm, database: { asOne }, box, egress, now }: Ground,
  dependencies: Dependencies,
) {
  const { team, ...others } = dependencies
  return createDatabasesModule({
    ...others,
    stores: createDatabaseStores(orm, box),
    egress,
    recordAct: (act) => team.recordAct(act),
    asOne,
    now,
  })
}
