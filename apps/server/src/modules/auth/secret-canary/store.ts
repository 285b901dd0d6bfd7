import type { Orm } from '../../../db/database.ts'
import { secretCanaries } from './schema.ts'

export function createSecretCanaryStore(orm: Orm) {
  return {
    /** Servers that start together on an empty database agree on one row. */
    async findOrInsert(sealed: string): Promise<string> {
      await orm.insert(secretCanaries).values({ isOnly: true, sealed }).onConflictDoNothing()
      const [canary] = await orm.select().from(secretCanaries)
      return canary?.sealed ?? sealed
    },
  }
}
