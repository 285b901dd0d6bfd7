import { eq } from 'drizzle-orm'
import type { Orm } from '../../../db/database.ts'
import { billingScopes } from '../schema.ts'

/** Which account each key that was ever used belongs to. */
export function createScopeStore(orm: Orm) {
  return {
    async find(keyFingerprint: string): Promise<string | undefined> {
      const [row] = await orm
        .select()
        .from(billingScopes)
        .where(eq(billingScopes.keyFingerprint, keyFingerprint))
      return row?.scope
    },
    async remember(keyFingerprint: string, scope: string): Promise<void> {
      await orm.insert(billingScopes).values({ keyFingerprint, scope }).onConflictDoNothing()
    },
  }
}
