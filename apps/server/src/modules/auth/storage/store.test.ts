import { LockTimeoutError } from '@joinery/auth'
import type { Transaction } from '@joinery/auth'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  makeChallenge,
  makeFactor,
  makeFlowState,
  makeIdentity,
  makeOneTimeToken,
  makeSession,
  makeUser,
} from '../../../testing/auth-records.ts'
import { openTestStorage } from '../../../testing/test-auth-storage.ts'

describe('a transaction', () => {
  it('rolls back and throws on what its work throws', async () => {
    const { storage } = await openTestStorage()
    const user = makeUser()
    const failure = new Error('changed my mind')
    const work = storage.transaction(async (tx) => {
      await tx.insertUser(user)
      expect(await tx.findUser(user.id)).toEqual(user)
      throw failure
    })
    await expect(work).rejects.toBe(failure)
    expect(await storage.findUser(user.id)).toBeUndefined()
  })

  it('hides its rows from others until it commits', async () => {
    const { storage } = await openTestStorage()
    const user = makeUser()
    await storage.transaction(async (tx) => {
      await tx.insertUser(user)
      expect(await storage.findUser(user.id)).toBeUndefined()
    })
    expect(await storage.findUser(user.id)).toEqual(user)
  })

  it("gives a hook the database's own transaction, and refuses one of another storage", async () => {
    const { storage } = await openTestStorage()
    const other = await openTestStorage()
    await storage.transaction(async (tx) => {
      await storage.executorOf(tx).execute(sql`select 1`)
      expect(() => other.storage.executorOf(tx)).toThrow('belongs to another storage')
    })
  })
})

describe('locks', () => {
  const user = makeUser()
  const session = makeSession(user.id)
  const token = makeOneTimeToken(user.id)
  const [flowState, issued, latest] = [
    makeFlowState({ userId: user.id }),
    makeFlowState({ userId: user.id }),
    makeFlowState({ userId: user.id, method: 'magiclink' }),
  ]
  const factor = makeFactor(user.id)
  const challenge = makeChallenge(factor.id)

  async function fill(tx: Transaction): Promise<void> {
    await tx.insertUser(user)
    await tx.insertSession(session)
    await tx.putOneTimeToken(token)
    for (const state of [flowState, issued, latest]) await tx.insertFlowState(state)
    await tx.insertFactor(factor)
    await tx.insertChallenge(challenge)
  }

  const locks: [string, (tx: Transaction) => Promise<unknown>][] = [
    ['a user', (tx) => tx.lockUser(user.id)],
    ['an account', (tx) => tx.lockAccount(session.id)],
    ['a one-time token', (tx) => tx.lockOneTimeToken([token.kind], token.tokenHash)],
    ['a flow state', (tx) => tx.lockFlowState(flowState.id)],
    ['a flow state by its code', (tx) => tx.lockFlowStateByAuthCode(issued.authCode)],
    ['the latest flow state', (tx) => tx.lockLatestFlowState(user.id, latest.method)],
    ['a factor', (tx) => tx.lockFactor(factor.id)],
    ['a challenge', (tx) => tx.lockChallenge(challenge.id)],
    ['the signing keys', (tx) => tx.lockSigningKeys()],
  ]

  it(
    'on every kind of row are given up after five seconds',
    { tags: ['thorough'], timeout: 30_000 },
    async () => {
      const { storage } = await openTestStorage()
      await storage.transaction(fill)
      await storage.transaction(async (holder) => {
        for (const [, lock] of locks) await lock(holder)
        const startedAt = performance.now()
        const waiting = locks.map(([name, lock]) =>
          storage.transaction(lock).then(
            () => [name, 'granted'],
            (error: unknown) => [name, error],
          ),
        )
        expect(await Promise.all(waiting)).toEqual(locks.map(([name]) => [name, new LockTimeoutError()]))
        expect(performance.now() - startedAt).toBeGreaterThan(4_900)
      })
    },
  )

  it('on a session let others read its user, and show the next holder what changed', async () => {
    const { storage } = await openTestStorage()
    await storage.transaction(fill)
    const entered = Promise.withResolvers<void>()
    const first = storage.transaction(async (tx) => {
      await tx.lockAccount(session.id)
      entered.resolve()
      expect(await storage.transaction((other) => other.lockUser(user.id))).toEqual(user)
      await tx.updateSession(session.id, { refreshCounter: 1 })
      await tx.insertIdentity(makeIdentity(user.id))
    })
    await entered.promise
    const second = await storage.transaction((tx) => tx.lockAccount(session.id))
    await first
    expect(second?.session.refreshCounter).toBe(1)
    expect(second?.identities).toHaveLength(1)
  })

  it('on a code let one of many spend it', async () => {
    const { storage } = await openTestStorage()
    await storage.transaction(fill)
    const spend = () =>
      storage.transaction(async (tx) => {
        const found = await tx.lockOneTimeToken([token.kind], token.tokenHash)
        if (found) await tx.deleteOneTimeTokens(user.id)
        return found !== undefined
      })
    const outcomes = await Promise.all(Array.from({ length: 8 }, spend))
    expect(outcomes.filter(Boolean)).toHaveLength(1)
  })
})

describe('deleting a user', () => {
  it('deletes everything that belongs to it, and nothing else', async () => {
    const { storage, orm } = await openTestStorage()
    const fillAccount = async (tx: Transaction) => {
      const user = makeUser()
      const factor = makeFactor(user.id)
      await tx.insertUser(user)
      await tx.insertIdentity(makeIdentity(user.id))
      await tx.insertFactor(factor)
      await tx.insertChallenge(makeChallenge(factor.id))
      await tx.insertSession(makeSession(user.id, { factorId: factor.id }))
      await tx.putOneTimeToken(makeOneTimeToken(user.id))
      await tx.insertFlowState(makeFlowState({ userId: user.id }))
      return user
    }
    await storage.transaction(async (tx) => {
      const gone = await fillAccount(tx)
      await fillAccount(tx)
      await tx.deleteUser(gone.id)
    })
    const tables = [
      'users',
      'identities',
      'sessions',
      'one_time_tokens',
      'flow_states',
      'factors',
      'challenges',
    ]
    const rowCounts = tables.map(async (table) => {
      const { rowCount } = await orm.execute(
        sql`select from ${sql.identifier('auth')}.${sql.identifier(table)}`,
      )
      return [table, rowCount]
    })
    expect(await Promise.all(rowCounts)).toEqual(tables.map((table) => [table, 1]))
  })
})
