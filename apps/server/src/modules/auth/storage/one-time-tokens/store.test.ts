import type { SignUpFacts } from '@joinery/auth'
import { describe, expect, it } from 'vitest'
import { makeOneTimeToken, makeUser } from '../../../../testing/auth-records.ts'
import { openTestStorage } from '../../../../testing/test-auth-storage.ts'
import { waitingSignUps } from '../waiting-sign-ups/schema.ts'

describe('one-time tokens', () => {
  it('are found by their hash among the kinds asked for', async () => {
    const { storage } = await openTestStorage()
    const user = makeUser()
    const token = makeOneTimeToken(user.id, { kind: 'recovery' })
    await storage.transaction(async (tx) => {
      await tx.insertUser(user)
      await tx.putOneTimeToken(token)
      expect(await tx.lockOneTimeToken(['recovery'], token.tokenHash)).toEqual(token)
      expect(await tx.lockOneTimeToken(['confirmation'], token.tokenHash)).toBeUndefined()
    })
    expect(await storage.findOneTimeToken(['confirmation', 'recovery'], token.tokenHash)).toEqual(token)
    expect(await storage.findOneTimeToken(['confirmation'], token.tokenHash)).toBeUndefined()
    expect(await storage.findOneTimeToken(['recovery'], 'other')).toBeUndefined()
  })

  it('are listed by the address they were sent to, whoever they are for', async () => {
    const { storage } = await openTestStorage()
    const [first, second] = [makeUser(), makeUser()]
    const [one, two] = [makeOneTimeToken(first.id), makeOneTimeToken(second.id)]
    await storage.transaction(async (tx) => {
      await tx.insertUser(first)
      await tx.insertUser(second)
      await tx.putOneTimeToken(one)
      await tx.putOneTimeToken(two)
      await tx.putOneTimeToken(makeOneTimeToken(first.id, { kind: 'recovery' }))
      await tx.putOneTimeToken(makeOneTimeToken(second.id, { kind: 'phone-change', sentTo: '15550100' }))
    })
    const listed = await storage.listOneTimeTokensSentTo(['confirmation', 'phone-change'], one.sentTo)
    expect(new Set(listed)).toEqual(new Set([one, two]))
  })

  it('of two users with the same hash: the newest wins', async () => {
    const { storage } = await openTestStorage()
    const [first, second] = [makeUser(), makeUser()]
    const tokenHash = 'same'
    const newest = makeOneTimeToken(first.id, { tokenHash, createdAt: new Date('2026-02-01') })
    await storage.transaction(async (tx) => {
      await tx.insertUser(first)
      await tx.insertUser(second)
      await tx.putOneTimeToken(newest)
      await tx.putOneTimeToken(makeOneTimeToken(second.id, { tokenHash, createdAt: new Date('2026-01-01') }))
    })
    expect(await storage.findOneTimeToken(['confirmation'], tokenHash)).toEqual(newest)
  })

  it('take the place of an older one of their user and kind', async () => {
    const { storage } = await openTestStorage()
    const user = makeUser()
    const [old, other, fresh] = [
      makeOneTimeToken(user.id),
      makeOneTimeToken(user.id, { kind: 'recovery' }),
      makeOneTimeToken(user.id),
    ]
    await storage.transaction(async (tx) => {
      await tx.insertUser(user)
      for (const token of [old, other, fresh]) await tx.putOneTimeToken(token)
    })
    const listed = await storage.listOneTimeTokens(user.id)
    expect(new Set(listed)).toEqual(new Set([other, fresh]))
  })

  it('keep the sign-up that waits for them, also when they are sent anew, until another one comes', async () => {
    const { storage, orm } = await openTestStorage()
    const user = makeUser()
    const signUp: SignUpFacts = {
      provider: 'email',
      address: 'ada@example.com',
      passwordHash: null,
      metadata: { full_name: 'odd \u0000\ud800' },
    }
    const [first, again, newest] = [
      makeOneTimeToken(user.id, { signUp }),
      makeOneTimeToken(user.id),
      makeOneTimeToken(user.id, { signUp: { ...signUp, passwordHash: '$argon2id$' } }),
    ]
    await storage.transaction(async (tx) => {
      await tx.insertUser(user)
      await tx.putOneTimeToken(first)
      expect(await tx.lockOneTimeToken(['confirmation'], first.tokenHash)).toEqual(first)
      await tx.putOneTimeToken(again)
      expect(await tx.listOneTimeTokens(user.id)).toEqual([{ ...again, signUp }])
      await tx.putOneTimeToken(newest)
    })
    expect(await storage.findOneTimeToken(['confirmation'], newest.tokenHash)).toEqual(newest)
    await storage.transaction((tx) => tx.deleteOneTimeTokens(user.id))
    expect(await orm.select().from(waitingSignUps)).toEqual([])
  })

  it('are deleted all at once or by kind', async () => {
    const { storage } = await openTestStorage()
    const user = makeUser()
    const kept = makeOneTimeToken(user.id, { kind: 'phone-change' })
    await storage.transaction(async (tx) => {
      await tx.insertUser(user)
      await tx.putOneTimeToken(kept)
      await tx.putOneTimeToken(makeOneTimeToken(user.id, { kind: 'recovery' }))
      await tx.putOneTimeToken(makeOneTimeToken(user.id, { kind: 'confirmation' }))
      await tx.deleteOneTimeTokens(user.id, ['recovery', 'confirmation'])
    })
    expect(await storage.listOneTimeTokens(user.id)).toEqual([kept])
    await storage.transaction((tx) => tx.deleteOneTimeTokens(user.id))
    expect(await storage.listOneTimeTokens(user.id)).toEqual([])
  })
})
