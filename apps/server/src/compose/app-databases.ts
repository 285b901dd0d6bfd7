import { limitProcessMemory } from '../adapters/limit-process-memory.ts'
import { createSecretBox } from '../adapters/secret-box.ts'
import { openDatabase } from '../db/database.ts'
import type { Orm } from '../db/database.ts'
import type { SecretBox } from '../db/secret-box.ts'
import { createAuthStorage } from '../modules/auth/index.ts'
import { backendLimits, createBackendCopies, createBackendServer } from '../modules/backends/index.ts'
import type { BackendCopies } from '../modules/backends/index.ts'

export type { BackendCopies, BackendMoment, SealedBackend } from '../modules/backends/index.ts'

interface Parts {
  orm: Orm
  box: SecretBox
  onIdleError: (error: Error) => void
}

/** The databases of apps, which lie beside the product's own. */
export const openAppDatabases = ({ orm, box, onIdleError }: Parts) =>
  createBackendServer({
    orm,
    createAccounts: (appOrm) => createAuthStorage(appOrm, box, { keepsProfiles: false }),
    limitMemory,
    onIdleError,
  })

/** The same for a backup or a restore, while no server is needed. */
export function openAppCopies(
  connection: Parameters<typeof openDatabase>[0]['connection'],
  secretKey: Uint8Array,
  opened: AsyncDisposableStack,
): BackendCopies {
  const { orm, close } = openDatabase({ connection, onIdleError })
  opened.defer(close)
  const box = createSecretBox(secretKey)
  return createBackendCopies({ orm, server: openAppDatabases({ orm, box, onIdleError }), box, limitMemory })
}

/** Whoever needs a connection that broke is told. */
const onIdleError = () => undefined

const limitMemory = (pid: number, title: string) => limitProcessMemory(pid, title, backendLimits.memoryBytes)
