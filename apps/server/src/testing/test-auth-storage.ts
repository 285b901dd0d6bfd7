import { randomBytes } from 'node:crypto'
import { createSecretBox } from '../adapters/secret-box.ts'
import type { Orm } from '../db/database.ts'
import type { AuthStorage } from '../modules/auth/storage/store.ts'
import { createAuthStorage } from '../modules/auth/storage/store.ts'
import { openTestOrm } from './test-orm.ts'

/** The accounts' storage on a database of the test's own. */
export async function openTestStorage(): Promise<{ storage: AuthStorage; orm: Orm }> {
  const orm = await openTestOrm()
  return { orm, storage: createAuthStorage(orm, createSecretBox(randomBytes(32))) }
}
