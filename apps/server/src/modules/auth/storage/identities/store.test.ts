import { UniqueViolationError } from '@joinery/auth'
import { describe, expect, it } from 'vitest'
import { makeIdentity, makeUser } from '../../../../testing/auth-records.ts'
import { openTestStorage } from '../../../../testing/test-auth-storage.ts'

describe('identities', () => {
  it('are found by provider and subject, and listed oldest first', async () => {
    const { storage } = await openTestStorage()
    const user = makeUser()
    const younger = makeIdentity(user.id, { createdAt: new Date('2026-02-01') })
    const older = makeIdentity(user.id, { provider: 'github', createdAt: new Date('2026-01-01') })
    await storage.transaction(async (tx) => {
      await tx.insertUser(user)
      await tx.insertIdentity(younger)
      await tx.insertIdentity(older)
    })
    expect(await storage.findIdentity('github', user.id)).toEqual(older)
    expect(await storage.findIdentity('google', user.id)).toBeUndefined()
    expect(await storage.listIdentities(user.id)).toEqual([older, younger])
  })

  it('belong to one user per provider and subject', async () => {
    const { storage } = await openTestStorage()
    const [first, second] = [makeUser(), makeUser()]
    const identity = makeIdentity(first.id, { provider: 'google', subject: '1' })
    await storage.transaction(async (tx) => {
      await tx.insertUser(first)
      await tx.insertUser(second)
      await tx.insertIdentity(identity)
    })
    const again = makeIdentity(second.id, { provider: 'google', subject: '1' })
    const inserted = storage.transaction((tx) => tx.insertIdentity(again))
    await expect(inserted).rejects.toEqual(new UniqueViolationError('identity'))
  })

  it('can be changed and deleted', async () => {
    const { storage } = await openTestStorage()
    const user = makeUser()
    const [kept, dropped] = [makeIdentity(user.id), makeIdentity(user.id, { provider: 'google' })]
    await storage.transaction(async (tx) => {
      await tx.insertUser(user)
      await tx.insertIdentity(kept)
      await tx.insertIdentity(dropped)
      await tx.updateIdentity(kept.id, { claims: { sub: 'x' }, email: 'new@example.com' })
      await tx.deleteIdentity(dropped.id)
    })
    expect(await storage.listIdentities(user.id)).toEqual([
      { ...kept, claims: { sub: 'x' }, email: 'new@example.com' },
    ])
  })
})
