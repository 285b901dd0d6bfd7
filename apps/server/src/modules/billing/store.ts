import type { Orm } from '../../db/database.ts'
import { createAccountStore } from './accounts/store.ts'
import { createEventStore } from './events/store.ts'
import { createLocks } from './locks/store.ts'
import { createOperationStore } from './operations/store.ts'
import { createScopeStore } from './scopes/store.ts'

export type BillingStores = ReturnType<typeof createBillingStores>

/** All of this module's tables. */
export function createBillingStores(orm: Orm) {
  return {
    accounts: createAccountStore(orm),
    events: createEventStore(orm),
    operations: createOperationStore(orm),
    scopes: createScopeStore(orm),
    locks: createLocks(orm),
  }
}
