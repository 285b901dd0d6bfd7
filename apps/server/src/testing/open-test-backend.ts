import { limitProcessMemory } from '../adapters/limit-process-memory.ts'
import { createAuthStorage } from '../modules/auth/index.ts'
import { backendLimits, createBackendServer } from '../modules/backends/index.ts'
import { createRef } from '../modules/backends/database/names.ts'
import type { BackendDatabase } from '../modules/backends/database/backend-server.ts'
import { createSecretBox } from '../adapters/secret-box.ts'
import type { Orm } from '../db/database.ts'

/** The database of an app, without a server around it. */
export async function openTestBackend(orm: Orm) {
  const { server, ref, logins } = await provisionTestBackend(orm)
  await server.configure(ref, logins)
  const database = server.open(ref, logins)
  return {
    ref,
    server,
    logins,
    database,
    close: async () => {
      await database.close()
      await server.drop(ref)
    },
  }
}

/** The same, before anything is in it. */
export async function provisionTestBackend(orm: Orm) {
  const server = createBackendServer({
    orm,
    createAccounts: (appOrm) =>
      createAuthStorage(appOrm, createSecretBox(new Uint8Array(32)), { keepsProfiles: false }),
    limitMemory: (pid, title) => limitProcessMemory(pid, title, backendLimits.memoryBytes),
    onIdleError: () => undefined,
  })
  const ref = createRef()
  const logins = { ownerPassword: 'one', gatePassword: 'other' }
  await server.provision(ref, logins)
  return { server, ref, logins }
}

/** Carries a statement out as the app's own migration, and says how it was refused and how long that took. */
export async function runAway(database: BackendDatabase, name: string, sql: string) {
  const startedAt = performance.now()
  const refusal = await database.migrate({ name: `${name}.sql`, sql }).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  return { name, refusal, seconds: (performance.now() - startedAt) / 1_000 }
}
