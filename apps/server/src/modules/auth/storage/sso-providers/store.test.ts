import { describe, expect, it } from 'vitest'
import { makeSsoProvider } from '../../../../testing/auth-records.ts'
import { openTestStorage } from '../../../../testing/test-auth-storage.ts'

describe('identity providers', () => {
  it('are found by id, domain and entity id, and listed oldest first', async () => {
    const { storage } = await openTestStorage()
    const provider = makeSsoProvider({ domains: ['a.example', 'b.example'] })
    const older = makeSsoProvider({ domains: [], createdAt: new Date('2025-01-01') })
    await storage.transaction(async (tx) => {
      await tx.insertSsoProvider(provider)
      await tx.insertSsoProvider(older)
    })
    expect(await storage.findSsoProvider(provider.id)).toEqual(provider)
    expect(await storage.findSsoProvider('x')).toBeUndefined()
    expect(await storage.findSsoProviderByDomain('b.example')).toEqual(provider)
    expect(await storage.findSsoProviderByDomain('c.example')).toBeUndefined()
    expect(await storage.findSsoProviderByEntityId(older.entityId)).toEqual(older)
    expect(await storage.listSsoProviders()).toEqual([older, provider])
  })

  it('change their domains with the rest, and lose them when they are deleted', async () => {
    const { storage } = await openTestStorage()
    const provider = makeSsoProvider({ domains: ['a.example'] })
    const patch = { domains: ['b.example'], enabled: false }
    await storage.transaction(async (tx) => {
      await tx.insertSsoProvider(provider)
      await tx.updateSsoProvider(provider.id, patch)
    })
    expect(await storage.findSsoProviderByDomain('a.example')).toBeUndefined()
    expect(await storage.findSsoProviderByDomain('b.example')).toEqual({ ...provider, ...patch })
    await storage.transaction((tx) => tx.deleteSsoProvider(provider.id))
    await storage.transaction((tx) => tx.insertSsoProvider(makeSsoProvider({ domains: ['b.example'] })))
  })

  it('do not share a domain', async () => {
    const { storage } = await openTestStorage()
    const insert = () =>
      storage.transaction((tx) => tx.insertSsoProvider(makeSsoProvider({ domains: ['a.example'] })))
    await insert()
    await expect(insert()).rejects.toThrow('sso_domains')
  })
})
