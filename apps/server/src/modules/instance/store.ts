import { eq } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { instances } from './schema.ts'

export type InstanceStore = ReturnType<typeof createInstanceStore>

export function createInstanceStore(orm: Orm) {
  const find = orm.select().from(instances).where(eq(instances.isOnly, true)).prepare('find_instance')
  return {
    /** Servers that start together on an empty database agree on one row. */
    async insertIfMissing(): Promise<void> {
      await orm.insert(instances).values({}).onConflictDoNothing()
    },
    async find() {
      const [row] = await find.execute()
      return row
    },
  }
}
