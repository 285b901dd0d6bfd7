import { pgSchema, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Accounts live apart from the product's own tables. */
export const authSchema = pgSchema('auth')

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** Ids and times come from the service; the database has no defaults to add. */
export const id = () => uuid('id').primaryKey()
export const createdAt = () => moment('created_at').notNull()
export const updatedAt = () => moment('updated_at').notNull()
