import type { Orm } from '../../db/database.ts'
import type { SecretBox } from '../../db/secret-box.ts'
import { createConnectionStore } from './connections/store.ts'
import { createQueryStore } from './queries/store.ts'

export type DatabaseStores = ReturnType<typeof createDatabaseStores>

export const createDatabaseStores = (orm: Orm, box: SecretBox) => ({
  connections: createConnectionStore(orm, box),
  queries: createQueryStore(orm),
})
