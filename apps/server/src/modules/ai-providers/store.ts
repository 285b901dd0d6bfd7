import type { AiProviderId, UserId } from '@joinery/contract'
import { and, eq } from 'drizzle-orm'
import { batchQueries } from '../../db/batch-queries.ts'
import type { Orm } from '../../db/database.ts'
import { isAnyOf } from '../../db/any-of.ts'
import type { SecretBox, SecretPlace } from '../../db/secret-box.ts'
import type { ConnectedAccount } from './own-account.ts'
import { aiProviders } from './schema.ts'

export type AiProviderStore = ReturnType<typeof createAiProviderStore>

/** The only place where keys are sealed and opened. */
export function createAiProviderStore(orm: Orm, box: SecretBox) {
  const listOfOwners = orm
    .select()
    .from(aiProviders)
    .where(isAnyOf(aiProviders.userId, 'owners'))
    .prepare('list_ai_providers')
  const listOf = batchQueries({
    keyOf: (owner: UserId) => owner,
    isShared: true,
    async run(owners) {
      const rows = await listOfOwners.execute({ owners })
      return Map.groupBy(rows, ({ userId }) => userId)
    },
  })

  return {
    async list(owner: UserId): Promise<ConnectedAccount[]> {
      const rows = (await listOf(owner)) ?? []
      return rows.map(({ userId, key, ...row }) => ({
        ...row,
        key: key === null ? null : box.open(key, placeOf(userId, row.id)),
      }))
    },

    /** False where it was to change one that is no longer as it was, or no longer there. */
    async save(
      userId: UserId,
      { key, models, ...account }: ConnectedAccount,
      changed?: Pick<ConnectedAccount, 'connectedAt'>,
    ): Promise<boolean> {
      const fields = {
        ...account,
        models: [...models],
        key: key === null ? null : box.seal(key, placeOf(userId, account.id)),
      }
      const saved = changed
        ? await orm
            .update(aiProviders)
            .set(fields)
            .where(and(isOf(userId, account.id), eq(aiProviders.connectedAt, changed.connectedAt)))
            .returning({ id: aiProviders.id })
        : await orm
            .insert(aiProviders)
            .values({ userId, ...fields })
            .onConflictDoUpdate({ target: [aiProviders.userId, aiProviders.id], set: fields })
            .returning({ id: aiProviders.id })
      return saved.length > 0
    },

    /** Whether there was one. */
    async delete(userId: UserId, id: AiProviderId): Promise<boolean> {
      const deleted = await orm.delete(aiProviders).where(isOf(userId, id)).returning({ id: aiProviders.id })
      return deleted.length > 0
    },
  }
}

const isOf = (userId: UserId, id: AiProviderId) => and(eq(aiProviders.userId, userId), eq(aiProviders.id, id))

const placeOf = (userId: UserId, id: AiProviderId): SecretPlace => `ai_providers:${userId}/${id}:key`
