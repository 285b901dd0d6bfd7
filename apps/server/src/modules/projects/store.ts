import type { Orm } from '../../db/database.ts'
import { createChangeStore } from './changes/store.ts'
import { createProjectStore } from './projects/store.ts'
import { createTreeStore } from './trees/store.ts'
import { createVersionStore } from './versions/store.ts'

export type ProjectStores = ReturnType<typeof createProjectStores>

/** All of this module's tables. */
export function createProjectStores(orm: Orm) {
  return {
    projects: createProjectStore(orm),
    trees: createTreeStore(orm),
    changes: createChangeStore(orm),
    versions: createVersionStore(orm),
  }
}
