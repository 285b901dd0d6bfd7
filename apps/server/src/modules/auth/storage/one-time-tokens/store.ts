import type { Reads, Transaction } from '@joinery/auth'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '../../../../db/database.ts'
import { attempt } from '../storage-errors.ts'
import { oneTimeTokens } from './schema.ts'

type TokenReads = Pick<Reads, 'findOneTimeToken' | 'listOneTimeTokens' | 'listOneTimeTokensSentTo'>
type TokenWrites = Pick<Transaction, 'putOneTimeToken' | 'lockOneTimeToken' | 'deleteOneTimeTokens'>
type Kinds = Parameters<Reads['findOneTimeToken']>[0]

export function readOneTimeTokens(db: Executor): TokenReads {
  return {
    async findOneTimeToken(kinds, tokenHash) {
      const [token] = await selectToken(db, kinds, tokenHash)
      return token
    },

    listOneTimeTokens: async (userId) =>
      db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, userId)),

    listOneTimeTokensSentTo: async (kinds, address) =>
      db
        .select()
        .from(oneTimeTokens)
        .where(and(eq(oneTimeTokens.sentTo, address), inArray(oneTimeTokens.kind, [...kinds]))),
  }
}

export function writeOneTimeTokens(db: Executor): TokenWrites {
  return {
    async putOneTimeToken(token) {
      const { id, tokenHash, sentTo, createdAt } = token
      await attempt(
        db
          .insert(oneTimeTokens)
          .values(token)
          .onConflictDoUpdate({
            target: [oneTimeTokens.userId, oneTimeTokens.kind],
            set: { id, tokenHash, sentTo, createdAt },
          }),
      )
    },

    async lockOneTimeToken(kinds, tokenHash) {
      const [token] = await attempt(selectToken(db, kinds, tokenHash).for('update'))
      return token
    },

    async deleteOneTimeTokens(userId, kinds) {
      const ofUser = eq(oneTimeTokens.userId, userId)
      await attempt(
        db
          .delete(oneTimeTokens)
          .where(kinds === undefined ? ofUser : and(ofUser, inArray(oneTimeTokens.kind, [...kinds]))),
      )
    },
  }
}

function selectToken(db: Executor, kinds: Kinds, tokenHash: string) {
  return db
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.tokenHash, tokenHash), inArray(oneTimeTokens.kind, [...kinds])))
    .orderBy(desc(oneTimeTokens.createdAt))
    .limit(1)
}
