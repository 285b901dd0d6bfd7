import type { UserRecord } from '@joinery/auth'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { makeUser } from '../../../testing/auth-records.ts'
import { openTestStorage } from '../../../testing/test-auth-storage.ts'
import { profiles, workspaceMembers, workspaces } from './schema.ts'
import { registerUser } from './store.ts'

describe('registerUser', () => {
  it('gives every account a profile and a workspace whose admin it is', async () => {
    const { storage, orm } = await openTestStorage()
    const user = makeUser({ userMetadata: { full_name: ' Ada Example ' } })
    await storage.transaction(async (tx) => {
      await tx.insertUser(user)
      await registerUser(storage.executorOf(tx), user)
    })
    const [workspace] = await orm.select().from(workspaces)
    expect(workspace).toMatchObject({ ownerId: user.id, name: "Ada Example's workspace" })
    expect(await orm.select().from(profiles)).toMatchObject([{ id: user.id, fullName: 'Ada Example' }])
    expect(await orm.select().from(workspaceMembers)).toMatchObject([
      { workspaceId: workspace?.id, userId: user.id, role: 'admin' },
    ])
  })

  it('makes the owner an admin; whoever joins can be a user', async () => {
    const { storage, orm } = await openTestStorage()
    const [owner, member] = [makeUser(), makeUser()]
    await storage.transaction(async (tx) => {
      for (const user of [owner, member]) {
        await tx.insertUser(user)
        await registerUser(storage.executorOf(tx), user)
      }
    })
    const [workspace] = await orm.select().from(workspaces).where(eq(workspaces.ownerId, owner.id))
    const workspaceId = workspace?.id ?? ''
    await orm
      .insert(workspaceMembers)
      .values({ workspaceId, userId: member.id, role: 'user', createdAt: new Date() })
    const members = await orm
      .select()
      .from(workspaceMembers)
      .where(eq(workspaceMembers.workspaceId, workspaceId))
      .orderBy(workspaceMembers.createdAt)
    expect(members).toMatchObject([
      { userId: owner.id, role: 'admin' },
      { userId: member.id, role: 'user' },
    ])
    expect(workspaceMembers.role.enumValues).toEqual(['admin', 'user'])
  })

  it('leaves nothing behind when the account is not created after all', async () => {
    const { storage, orm } = await openTestStorage()
    const user = makeUser()
    const work = storage.transaction(async (tx) => {
      await tx.insertUser(user)
      await registerUser(storage.executorOf(tx), user)
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await orm.select().from(profiles)).toEqual([])
    expect(await orm.select().from(workspaces)).toEqual([])
  })

  it('makes the first account the operator, and only one when many come at once', async () => {
    const { storage, orm } = await openTestStorage()
    const register = async () => {
      const user = makeUser()
      await storage.transaction(async (tx) => {
        await tx.insertUser(user)
        await registerUser(storage.executorOf(tx), user)
      })
    }
    await Promise.all(Array.from({ length: 8 }, register))
    const rows = await orm.select().from(profiles)
    expect(rows.map(({ isOperator }) => isOperator).filter(Boolean)).toHaveLength(1)
  })

  it('makes nobody the operator once there was one, also after that account is gone', async () => {
    const { storage, orm } = await openTestStorage()
    const [first, second] = [makeUser(), makeUser()]
    const register = (user: UserRecord) =>
      storage.transaction(async (tx) => {
        await tx.insertUser(user)
        await registerUser(storage.executorOf(tx), user)
      })
    await register(first)
    await storage.transaction((tx) => tx.deleteUser(first.id))
    await register(second)
    expect(await orm.select().from(profiles)).toMatchObject([{ id: second.id, isOperator: false }])
  })

  it('goes on looking for an operator when the first account is not created after all', async () => {
    const { storage, orm } = await openTestStorage()
    const [failed, user] = [makeUser(), makeUser()]
    const work = storage.transaction(async (tx) => {
      await tx.insertUser(failed)
      await registerUser(storage.executorOf(tx), failed)
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    await storage.transaction(async (tx) => {
      await tx.insertUser(user)
      await registerUser(storage.executorOf(tx), user)
    })
    expect(await orm.select().from(profiles)).toMatchObject([{ id: user.id, isOperator: true }])
  })

  it('never makes somebody without a name or password the operator', async () => {
    const { storage, orm } = await openTestStorage()
    const user = makeUser({ isAnonymous: true, email: null, userMetadata: { full_name: 7 } })
    await storage.transaction(async (tx) => {
      await tx.insertUser(user)
      await registerUser(storage.executorOf(tx), user)
    })
    expect(await orm.select().from(profiles)).toMatchObject([{ isOperator: false, fullName: '' }])
  })

  it('keeps the profile in step with the name that people give themselves', async () => {
    const { storage, orm } = await openTestStorage()
    const user = makeUser()
    await storage.transaction(async (tx) => {
      await tx.insertUser(user)
      await registerUser(storage.executorOf(tx), user)
      await tx.updateUser(user.id, { userMetadata: { full_name: 'Grace\u0000\nExample' } })
    })
    expect(await orm.select().from(profiles)).toMatchObject([{ fullName: 'Grace Example' }])
  })

  it('is undone with the account', async () => {
    const { storage, orm } = await openTestStorage()
    const user = makeUser()
    await storage.transaction(async (tx) => {
      await tx.insertUser(user)
      await registerUser(storage.executorOf(tx), user)
    })
    await storage.transaction((tx) => tx.deleteUser(user.id))
    const left = await orm.execute(
      sql`select from profiles union all select from workspaces union all select from workspace_members`,
    )
    expect(left.rowCount).toBe(0)
  })
})
