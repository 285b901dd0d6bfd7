import type { DatabaseEngine, DatabaseId, DatabaseTls } from '@joinery/contract'
import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownedByUser } from '../../db/owners.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** Ways into databases of users. */
export const databaseConnections = pgTable(
  'database_connections',
  {
    id: uuid('id').$type<DatabaseId>().primaryKey(),
    userId: ownedByUser(),
    name: text('name').notNull(),
    engine: text('engine').$type<DatabaseEngine>().notNull(),
    host: text('host').notNull(),
    port: integer('port').notNull(),
    database: text('database').notNull(),
    username: text('username').notNull(),
    sealedPassword: text('sealed_password').notNull(),
    tls: text('tls').$type<DatabaseTls>().notNull(),
    caCertificate: text('ca_certificate'),
    serverVersion: text('server_version').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('database_connections_user_id_index').on(table.userId, table.createdAt)],
)

/** What was asked in the console. */
export const databaseQueries = pgTable(
  'database_queries',
  {
    id: uuid('id').primaryKey(),
    databaseId: uuid('database_id')
      .$type<DatabaseId>()
      .notNull()
      .references(() => databaseConnections.id, { onDelete: 'cascade' }),
    statement: text('statement').notNull(),
    isExplain: boolean('is_explain').notNull(),
    allowsWrites: boolean('allows_writes').notNull(),
    durationMs: integer('duration_ms').notNull(),
    rowCount: integer('row_count'),
    error: text('error'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('database_queries_database_id_index').on(table.databaseId, table.createdAt)],
)
