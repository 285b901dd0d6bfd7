import type { Reads, Storage, Transaction } from '@joinery/auth'
import type { Executor, Orm } from '../../../db/database.ts'
import type { SecretBox } from '../../../db/secret-box.ts'
import { renameProfile } from '../registration/store.ts'
import { prepareFindAccount } from './accounts/store.ts'
import { readFactors, writeChallenges, writeFactors } from './factors/store.ts'
import { writeFlowStates } from './flow-states/store.ts'
import { readIdentities, writeIdentities } from './identities/store.ts'
import { readOneTimeTokens, writeOneTimeTokens } from './one-time-tokens/store.ts'
import { prepareSessions, readSessions, writeSessions } from './sessions/store.ts'
import { readSigningKeys, writeSigningKeys } from './signing-keys/store.ts'
import { readSsoProviders, writeSsoProviders } from './sso-providers/store.ts'
import { translateError } from './storage-errors.ts'
import { prepareUsers, readUsers, writeUsers } from './users/store.ts'

export interface AuthStorage extends Storage {
  /** The database's own transaction behind one that the service hands to a hook. */
  executorOf: (transaction: Transaction) => Executor
}

interface Options {
  /** Whether accounts have a profile beside them, and sign-ups that wait, as the product's own do. */
  keepsProfiles: boolean
  /** Told in the same transaction before an account goes, with all that goes with it. */
  beforeDeletion?: (userId: string, db: Executor) => Promise<void>
}

/** The service's storage on PostgreSQL. Secrets go through the box on their way in and out. */
export function createAuthStorage(
  orm: Orm,
  box: SecretBox,
  options: Options = { keepsProfiles: true },
): AuthStorage {
  const executors = new WeakMap<Transaction, Executor>()
  return {
    ...createReads(orm, box, options),
    ...prepareUsers(orm),
    ...prepareSessions(orm, box),
    findAccount: prepareFindAccount(orm, box),

    async transaction(work) {
      try {
        return await orm.transaction((executor) => {
          const transaction = createTransaction(executor, box, options)
          executors.set(transaction, executor)
          return work(transaction)
        })
      } catch (error) {
        throw translateError(error)
      }
    },

    executorOf(transaction) {
      const executor = executors.get(transaction)
      if (!executor) throw new TypeError('This transaction belongs to another storage.')
      return executor
    },
  }
}

function createReads(db: Executor, box: SecretBox, { keepsProfiles }: Options): Reads {
  return {
    ...readUsers(db),
    ...readIdentities(db),
    ...readSessions(db, box),
    ...readOneTimeTokens(db, { keepsSignUps: keepsProfiles }),
    ...readFactors(db, box),
    ...readSigningKeys(db, box),
    ...readSsoProviders(db),
  }
}

function createTransaction(db: Executor, box: SecretBox, options: Options): Transaction {
  const { keepsProfiles, beforeDeletion } = options
  const userWrites = writeUsers(db)
  return {
    ...createReads(db, box, options),
    ...userWrites,
    async updateUser(id, patch) {
      await userWrites.updateUser(id, patch)
      if (keepsProfiles && patch.userMetadata !== undefined) await renameProfile(db, id, patch.userMetadata)
    },
    async deleteUser(id) {
      await beforeDeletion?.(id, db)
      await userWrites.deleteUser(id)
    },
    ...writeIdentities(db),
    ...writeSessions(db, box),
    ...writeOneTimeTokens(db, { keepsSignUps: keepsProfiles }),
    ...writeFlowStates(db, box),
    ...writeFactors(db, box),
    ...writeChallenges(db),
    ...writeSigningKeys(db, box),
    ...writeSsoProviders(db),
  }
}
