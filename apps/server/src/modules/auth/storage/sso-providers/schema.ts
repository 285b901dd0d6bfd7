import { boolean, index, json, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { authSchema, createdAt, id, updatedAt } from '../schema.ts'

export const ssoProviders = authSchema.table(
  'sso_providers',
  {
    id: id(),
    enabled: boolean('enabled').notNull(),
    entityId: text('entity_id').notNull(),
    entryPoint: text('entry_point').notNull(),
    certificates: text('certificates').array().notNull(),
    nameIdFormat: text('name_id_format'),
    attributeNames: json('attribute_names').$type<Record<string, string>>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('sso_providers_entity_id_key').on(table.entityId)],
)

/** A table of its own, so that one domain belongs to one provider. */
export const ssoDomains = authSchema.table(
  'sso_domains',
  {
    domain: text('domain').primaryKey(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => ssoProviders.id, { onDelete: 'cascade' }),
  },
  (table) => [index('sso_domains_provider_id_index').on(table.providerId)],
)
