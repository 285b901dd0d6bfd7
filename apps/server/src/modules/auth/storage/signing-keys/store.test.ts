import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { makeSigningKey } from '../../../../testing/auth-records.ts'
import { openTestStorage } from '../../../../testing/test-auth-storage.ts'
import { signingKeys } from './schema.ts'

describe('signing keys', () => {
  it('are listed oldest first, retired and deleted', async () => {
    const { storage } = await openTestStorage()
    const younger = makeSigningKey({ createdAt: new Date('2026-02-01') })
    const older = makeSigningKey({ createdAt: new Date('2026-01-01') })
    const retiresAt = new Date('2026-03-01')
    await storage.transaction(async (tx) => {
      await tx.insertSigningKey(younger)
      await tx.insertSigningKey(older)
      await tx.retireSigningKey(older.kid, retiresAt)
    })
    expect(await storage.listSigningKeys()).toEqual([{ ...older, retiresAt }, younger])
    await storage.transaction((tx) => tx.deleteSigningKey(older.kid))
    expect(await storage.listSigningKeys()).toEqual([younger])
  })

  it('keep their private half sealed', async () => {
    const { storage, orm } = await openTestStorage()
    await storage.transaction((tx) => tx.insertSigningKey(makeSigningKey()))
    const [row] = await orm.select().from(signingKeys)
    expect(row?.privateJwk).toMatch(/^v1\./)
  })

  it('are made once, however many servers start on an empty database together', async () => {
    const { storage } = await openTestStorage()
    const start = () =>
      storage.transaction(async (tx) => {
        const keys = await tx.lockSigningKeys()
        await sleep(20)
        if (keys.length === 0) await tx.insertSigningKey(makeSigningKey())
      })
    await Promise.all(Array.from({ length: 6 }, start))
    expect(await storage.listSigningKeys()).toHaveLength(1)
  })
})
