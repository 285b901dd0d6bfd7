import { UniqueViolationError } from '@joinery/auth'
import { describe, expect, it } from 'vitest'
import { makeIdentity, makeUser } from '../../../../testing/auth-records.ts'
import { openTestStorage } from '../../../../testing/test-auth-storage.ts'

describe('users', () => {
  it('come back as they were written, every field of them', async () => {
    const { storage } = await openTestStorage()
    const moment = new Date('2026-03-04T05:06:07.089Z')
    const user = makeUser({
      phone: '15550100',
      phoneConfirmedAt: moment,
      passwordHash: '$argon2id$',
      invitedAt: moment,
      newEmail: 'new@example.com',
      emailChangeConfirmations: 1,
      bannedUntil: moment,
      userMetadata: { full_name: 'Ada', odd: 'a\u0000b\ud800', deep: { list: [1, null, true] } },
    })
    await storage.transaction((tx) => tx.insertUser(user))
    expect(await storage.findUser(user.id)).toEqual(user)
  })

  it('are found by e-mail unless they are deleted or come from an identity provider', async () => {
    const { storage } = await openTestStorage()
    const own = makeUser({ email: 'ada@example.com' })
    const deleted = makeUser({ email: 'gone@example.com', deletedAt: new Date() })
    const managed = makeUser({ email: 'managed@example.com', isSsoUser: true })
    await storage.transaction(async (tx) => {
      for (const user of [own, deleted, managed]) await tx.insertUser(user)
    })
    expect(await storage.findUserByEmail('ada@example.com')).toEqual(own)
    expect(await storage.findUserByEmail('gone@example.com')).toBeUndefined()
    expect(await storage.findUserByEmail('managed@example.com')).toBeUndefined()
  })

  it('are found by any e-mail of theirs, each once, oldest first', async () => {
    const { storage } = await openTestStorage()
    const email = 'shared@example.com'
    const younger = makeUser({ email, createdAt: new Date('2026-02-01') })
    const older = makeUser({ createdAt: new Date('2026-01-01') })
    const managed = makeUser({ isSsoUser: true, email })
    const linkedBySso = makeUser()
    await storage.transaction(async (tx) => {
      for (const user of [younger, older, managed, linkedBySso]) await tx.insertUser(user)
      await tx.insertIdentity(makeIdentity(younger.id, { email }))
      await tx.insertIdentity(makeIdentity(older.id, { provider: 'google', email }))
      await tx.insertIdentity(makeIdentity(older.id, { provider: 'github', email }))
      await tx.insertIdentity(makeIdentity(linkedBySso.id, { provider: 'sso:1', email }))
    })
    expect(await storage.findUsersByAnyEmail(email)).toEqual([older, younger])
    expect(await storage.findUsersByAnyEmail('nobody@example.com')).toEqual([])
  })

  it('are found by phone', async () => {
    const { storage } = await openTestStorage()
    const user = makeUser({ email: null, phone: '15550100' })
    await storage.transaction((tx) => tx.insertUser(user))
    expect(await storage.findUserByPhone('15550100')).toEqual(user)
  })

  it('are not found by what is no id, and nothing fails', async () => {
    const { storage } = await openTestStorage()
    expect(await storage.findUser('not-a-uuid')).toBeUndefined()
    expect(await storage.transaction((tx) => tx.lockUser("' or 1=1"))).toBeUndefined()
  })

  it('are listed newest first, page by page, without the deleted ones', async () => {
    const { storage } = await openTestStorage()
    const users = [1, 2, 3].map((day) => makeUser({ createdAt: new Date(`2026-01-0${day}`) }))
    await storage.transaction(async (tx) => {
      for (const user of [...users, makeUser({ deletedAt: new Date() })]) await tx.insertUser(user)
    })
    const [oldest, middle, newest] = users
    expect(await storage.listUsers({ page: 1, perPage: 2 })).toEqual({ users: [newest, middle], total: 3 })
    expect(await storage.listUsers({ page: 2, perPage: 2 })).toEqual({ users: [oldest], total: 3 })
    expect(await storage.listUsers({ page: 3, perPage: 2 })).toEqual({ users: [], total: 3 })
  })

  it.each([
    ['email', { email: 'taken@example.com' }],
    ['phone', { phone: '15550100' }],
  ] as const)('have an %s of their own, at the insert and at an update', async (field, taken) => {
    const { storage } = await openTestStorage()
    const other = makeUser()
    await storage.transaction(async (tx) => {
      await tx.insertUser(makeUser(taken))
      await tx.insertUser(other)
    })
    const inserted = storage.transaction((tx) => tx.insertUser(makeUser(taken)))
    await expect(inserted).rejects.toEqual(new UniqueViolationError(field))
    const updated = storage.transaction((tx) => tx.updateUser(other.id, taken))
    await expect(updated).rejects.toEqual(new UniqueViolationError(field))
    expect(await storage.findUser(other.id)).toEqual(other)
  })

  it('of an identity provider may share an e-mail', async () => {
    const { storage } = await openTestStorage()
    const email = 'shared@example.com'
    await storage.transaction(async (tx) => {
      await tx.insertUser(makeUser({ email, isSsoUser: true }))
      await tx.insertUser(makeUser({ email, isSsoUser: true }))
      await tx.insertUser(makeUser({ email }))
    })
    expect(await storage.listUsers({ page: 1, perPage: 9 })).toMatchObject({ total: 3 })
  })

  it('change only in what a patch names; an empty patch and a missing user change nothing', async () => {
    const { storage } = await openTestStorage()
    const user = makeUser()
    await storage.transaction(async (tx) => {
      await tx.insertUser(user)
      await tx.updateUser(user.id, { passwordHash: 'new', email: null })
      await tx.updateUser(user.id, {})
      await tx.updateUser(makeUser().id, { passwordHash: 'new' })
      await tx.deleteUser(makeUser().id)
    })
    expect(await storage.findUser(user.id)).toEqual({ ...user, passwordHash: 'new', email: null })
  })
})
