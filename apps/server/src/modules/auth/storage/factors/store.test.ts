import { describe, expect, it } from 'vitest'
import { makeChallenge, makeFactor, makeSession, makeUser } from '../../../../testing/auth-records.ts'
import { openTestStorage } from '../../../../testing/test-auth-storage.ts'
import { factors } from './schema.ts'

describe('factors', () => {
  it('are locked, listed oldest first and changed', async () => {
    const { storage } = await openTestStorage()
    const user = makeUser()
    const younger = makeFactor(user.id, { createdAt: new Date('2026-02-01') })
    const older = makeFactor(user.id, { createdAt: new Date('2026-01-01') })
    const patch = { status: 'verified' as const, lastUsedStep: 58_911_000, secret: 'OTHER' }
    await storage.transaction(async (tx) => {
      await tx.insertUser(user)
      await tx.insertFactor(younger)
      await tx.insertFactor(older)
      expect(await tx.lockFactor(older.id)).toEqual(older)
      expect(await tx.lockFactor('x')).toBeUndefined()
      await tx.updateFactor(older.id, patch)
    })
    expect(await storage.listFactors(user.id)).toEqual([{ ...older, ...patch }, younger])
  })

  it('keep their secret sealed', async () => {
    const { storage, orm } = await openTestStorage()
    const user = makeUser()
    await storage.transaction(async (tx) => {
      await tx.insertUser(user)
      await tx.insertFactor(makeFactor(user.id, { secret: 'JBSWY3DP' }))
    })
    const [row] = await orm.select().from(factors)
    expect(row?.secret).toMatch(/^v1\./)
    expect(row?.secret).not.toContain('JBSWY3DP')
  })

  it('take their challenges with them and leave sessions without a factor', async () => {
    const { storage } = await openTestStorage()
    const user = makeUser()
    const factor = makeFactor(user.id)
    const challenge = makeChallenge(factor.id)
    const session = makeSession(user.id, { factorId: factor.id })
    await storage.transaction(async (tx) => {
      await tx.insertUser(user)
      await tx.insertFactor(factor)
      await tx.insertChallenge(challenge)
      await tx.insertSession(session)
      await tx.deleteFactor(factor.id)
      expect(await tx.lockChallenge(challenge.id)).toBeUndefined()
    })
    expect(await storage.listSessions(user.id)).toEqual([{ ...session, factorId: null }])
  })
})

describe('challenges', () => {
  it('are locked, marked as used and deleted', async () => {
    const { storage } = await openTestStorage()
    const user = makeUser()
    const factor = makeFactor(user.id)
    const challenge = makeChallenge(factor.id, { codeHash: 'hash' })
    const verifiedAt = new Date('2026-01-03')
    await storage.transaction(async (tx) => {
      await tx.insertUser(user)
      await tx.insertFactor(factor)
      await tx.insertChallenge(challenge)
      expect(await tx.lockChallenge(challenge.id)).toEqual(challenge)
      await tx.updateChallenge(challenge.id, { verifiedAt })
      expect(await tx.lockChallenge(challenge.id)).toEqual({ ...challenge, verifiedAt })
      await tx.deleteChallenge(challenge.id)
      expect(await tx.lockChallenge(challenge.id)).toBeUndefined()
      expect(await tx.lockChallenge('x')).toBeUndefined()
    })
  })
})
