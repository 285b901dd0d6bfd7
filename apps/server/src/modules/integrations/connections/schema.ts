import { appBackendServiceIds, serviceIds } from '@joinery/contract'
import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { ownedByUser } from '../../../db/owners.ts'

/** Services that an account is connected to. */
export const connections = pgTable(
  'connections',
  {
    userId: ownedByUser(),
    service: text('service', { enum: serviceIds }).notNull(),
    account: text('account').notNull(),
    /** Tokens and keys, sealed. */
    secret: text('secret').notNull(),
    checkedAgainst: text('checked_against', { enum: ['service', 'form'] }).notNull(),
    appBackendServices: text('app_backend_services', { enum: appBackendServiceIds }).array().notNull(),
    connectedAt: timestamp('connected_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.service] })],
)
