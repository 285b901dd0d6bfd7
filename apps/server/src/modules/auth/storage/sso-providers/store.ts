import type { Reads, Transaction } from '@joinery/auth'
import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Executor } from '../../../../db/database.ts'
import { hasChanges } from '../has-changes.ts'
import { isUuid } from '../is-uuid.ts'
import { attempt } from '../storage-errors.ts'
import { ssoDomains, ssoProviders } from './schema.ts'

type ProviderReads = Pick<
  Reads,
  'findSsoProvider' | 'findSsoProviderByDomain' | 'findSsoProviderByEntityId' | 'listSsoProviders'
>
type ProviderWrites = Pick<Transaction, 'insertSsoProvider' | 'updateSsoProvider' | 'deleteSsoProvider'>

export function readSsoProviders(db: Executor): ProviderReads {
  return {
    async findSsoProvider(id) {
      if (!isUuid(id)) return undefined
      const [provider] = await selectProviders(db).where(eq(ssoProviders.id, id))
      return provider
    },

    async findSsoProviderByDomain(domain) {
      const [provider] = await selectProviders(db)
        .innerJoin(ssoDomains, eq(ssoDomains.providerId, ssoProviders.id))
        .where(eq(ssoDomains.domain, domain))
      return provider
    },

    async findSsoProviderByEntityId(entityId) {
      const [provider] = await selectProviders(db).where(eq(ssoProviders.entityId, entityId))
      return provider
    },

    listSsoProviders: async () =>
      selectProviders(db).orderBy(asc(ssoProviders.createdAt), asc(ssoProviders.id)),
  }
}

export function writeSsoProviders(db: Executor): ProviderWrites {
  return {
    async insertSsoProvider({ domains, ...provider }) {
      await attempt(db.insert(ssoProviders).values(provider))
      await insertDomains(db, provider.id, domains)
    },

    async updateSsoProvider(id, { domains, ...patch }) {
      if (hasChanges(patch)) await attempt(db.update(ssoProviders).set(patch).where(eq(ssoProviders.id, id)))
      if (domains === undefined) return
      await attempt(db.delete(ssoDomains).where(eq(ssoDomains.providerId, id)))
      await insertDomains(db, id, domains)
    },

    async deleteSsoProvider(id) {
      await attempt(db.delete(ssoProviders).where(eq(ssoProviders.id, id)))
    },
  }
}

/** The provider with its domains in alphabetical order. */
function selectProviders(db: Executor) {
  const domains = sql<string[]>`array(
    select ${ssoDomains.domain} from ${ssoDomains} where ${ssoDomains.providerId} = ${ssoProviders.id} order by 1
  )`
  return db.select({ ...getTableColumns(ssoProviders), domains }).from(ssoProviders)
}

async function insertDomains(db: Executor, providerId: string, domains: readonly string[]): Promise<void> {
  if (domains.length === 0) return
  await attempt(db.insert(ssoDomains).values(domains.map((domain) => ({ domain, providerId }))))
}
