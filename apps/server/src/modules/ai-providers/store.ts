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

    async save(userId: UserId, { key, models, ...account }: ConnectedAccount): Promise<void> {
      const fields = {
        ...account,
        models: [...models],
        key: key === null ? null : box.seal(key, placeOf(userId, account.id)),
      }
      await orm
        .insert(aiProviders)
        .values({ userId, ...fields })
        .onConflictDoUpdate({ target: [aiProviders.userId, aiProviders.id], set: fields })
    },

    /** Whether there was one. */
    async delete(userId: UserId, id: AiProviderId): Promise<boolean> {
      const isWanted = and(eq(aiProviders.userId, userId), eq(aiProviders.id, id))
      const deleted = await orm.delete(aiProviders).where(isWanted).returning({ id: aiProviders.id })
      return deleted.length > 0
    },
  }
}

const placeOf = (userId: UserId, id: AiProviderId): SecretPlace => `ai_providers:${userId}/${id}:key`
