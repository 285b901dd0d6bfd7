import { describe, expect, it } from 'vitest'
import { makeFlowState, makeUser } from '../../../../testing/auth-records.ts'
import { openTestStorage } from '../../../../testing/test-auth-storage.ts'
import { flowStates } from './schema.ts'

describe('flow states', () => {
  it('are found by id, by code, and as the latest of a user and method', async () => {
    const { storage } = await openTestStorage()
    const user = makeUser()
    const ofUser = { userId: user.id, method: 'magiclink' }
    const older = makeFlowState({ ...ofUser, createdAt: new Date('2026-01-01') })
    const newer = makeFlowState({ ...ofUser, createdAt: new Date('2026-01-02'), redirectTo: '/x' })
    await storage.transaction(async (tx) => {
      await tx.insertUser(user)
      await tx.insertFlowState(newer)
      await tx.insertFlowState(older)
      expect(await tx.lockFlowState(older.id)).toEqual(older)
      expect(await tx.lockFlowState('state')).toBeUndefined()
      expect(await tx.lockFlowStateByAuthCode(newer.authCode)).toEqual(newer)
      expect(await tx.lockFlowStateByAuthCode('nothing')).toBeUndefined()
      expect(await tx.lockLatestFlowState(user.id, 'magiclink')).toEqual(newer)
      expect(await tx.lockLatestFlowState(user.id, 'recovery')).toBeUndefined()
    })
  })

  it("keep the provider's tokens sealed, also when they come with an update", async () => {
    const { storage, orm } = await openTestStorage()
    const tokens = { providerAccessToken: 'access', providerRefreshToken: 'refresh' }
    const [inserted, updated] = [makeFlowState(tokens), makeFlowState()]
    await storage.transaction(async (tx) => {
      await tx.insertFlowState(inserted)
      await tx.insertFlowState(updated)
      await tx.updateFlowState(updated.id, tokens)
      expect(await tx.lockFlowState(inserted.id)).toEqual(inserted)
      expect(await tx.lockFlowState(updated.id)).toEqual({ ...updated, ...tokens })
    })
    for (const row of await orm.select().from(flowStates)) {
      expect(row.providerAccessToken).toMatch(/^v1\./)
      expect(row.providerRefreshToken).toMatch(/^v1\./)
    }
  })

  it('are deleted by id or by age', async () => {
    const { storage } = await openTestStorage()
    const [single, old, fresh] = [
      makeFlowState({ createdAt: new Date('2026-01-03') }),
      makeFlowState({ createdAt: new Date('2026-01-01') }),
      makeFlowState({ createdAt: new Date('2026-01-02') }),
    ]
    const left = await storage.transaction(async (tx) => {
      for (const flowState of [single, old, fresh]) await tx.insertFlowState(flowState)
      await tx.deleteFlowState(single.id)
      await tx.deleteFlowStatesCreatedBefore(new Date('2026-01-02'))
      return [
        await tx.lockFlowState(single.id),
        await tx.lockFlowState(old.id),
        await tx.lockFlowState(fresh.id),
      ]
    })
    expect(left).toEqual([undefined, undefined, fresh])
  })
})
