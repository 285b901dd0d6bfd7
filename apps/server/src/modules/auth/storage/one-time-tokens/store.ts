import type { OneTimeTokenRecord, Reads, SignUpFacts, Transaction } from '@joinery/auth'
import { and, desc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Executor } from '../../../../db/database.ts'
import { attempt } from '../storage-errors.ts'
import { noSignUp, putSignUp, signUpColumn } from '../waiting-sign-ups/store.ts'
import { oneTimeTokens } from './schema.ts'

type TokenReads = Pick<Reads, 'findOneTimeToken' | 'listOneTimeTokens' | 'listOneTimeTokensSentTo'>
type TokenWrites = Pick<Transaction, 'putOneTimeToken' | 'lockOneTimeToken' | 'deleteOneTimeTokens'>
type Kinds = Parameters<Reads['findOneTimeToken']>[0]

interface Options {
  /** Whether sign-ups wait for tokens here. */
  keepsSignUps: boolean
}

export function readOneTimeTokens(db: Executor, options: Options): TokenReads {
  const list = async (condition: SQL | undefined) =>
    (await selectTokens(db, options).where(condition)).map(withSignUp)

  return {
    async findOneTimeToken(kinds, tokenHash) {
      const [row] = await selectNewest(db, options).where(isToken(kinds, tokenHash))
      return row && withSignUp(row)
    },

    listOneTimeTokens: (userId) => list(eq(oneTimeTokens.userId, userId)),

    listOneTimeTokensSentTo: (kinds, address) =>
      list(and(eq(oneTimeTokens.sentTo, address), inArray(oneTimeTokens.kind, [...kinds]))),
  }
}

export function writeOneTimeTokens(db: Executor, options: Options): TokenWrites {
  return {
    async putOneTimeToken({ signUp, ...token }) {
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
      if (signUp && options.keepsSignUps) await putSignUp(db, id, signUp)
    },

    async lockOneTimeToken(kinds, tokenHash) {
      const [row] = await attempt(selectNewest(db, options).where(isToken(kinds, tokenHash)).for('update'))
      return row && withSignUp(row)
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

const isToken = (kinds: Kinds, tokenHash: string) =>
  and(eq(oneTimeTokens.tokenHash, tokenHash), inArray(oneTimeTokens.kind, [...kinds]))

const selectNewest = (db: Executor, options: Options) =>
  selectTokens(db, options).orderBy(desc(oneTimeTokens.createdAt)).limit(1)

const selectTokens = (db: Executor, { keepsSignUps }: Options) =>
  db
    .select({ ...getTableColumns(oneTimeTokens), signUp: keepsSignUps ? signUpColumn : noSignUp })
    .from(oneTimeTokens)

type TokenRow = Omit<OneTimeTokenRecord, 'signUp'> & { signUp: SignUpFacts | null }

const withSignUp = ({ signUp, ...token }: TokenRow): OneTimeTokenRecord =>
  signUp === null ? token : { ...token, signUp }
