import type { Metadata } from '@joinery/auth'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, json, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { authSchema, createdAt, id, moment, updatedAt } from '../schema.ts'

/** Metadata is json, not jsonb: it is only ever read whole, and jsonb refuses some strings that JSON allows. */
export const users = authSchema.table(
  'users',
  {
    id: id(),
    email: text('email'),
    emailConfirmedAt: moment('email_confirmed_at'),
    phone: text('phone'),
    phoneConfirmedAt: moment('phone_confirmed_at'),
    passwordHash: text('password_hash'),
    role: text('role').notNull(),
    invitedAt: moment('invited_at'),
    confirmationSentAt: moment('confirmation_sent_at'),
    recoverySentAt: moment('recovery_sent_at'),
    newEmail: text('new_email'),
    emailChangeSentAt: moment('email_change_sent_at'),
    emailChangeConfirmations: integer('email_change_confirmations').notNull(),
    newPhone: text('new_phone'),
    phoneChangeSentAt: moment('phone_change_sent_at'),
    reauthenticationSentAt: moment('reauthentication_sent_at'),
    lastSignInAt: moment('last_sign_in_at'),
    appMetadata: json('app_metadata').$type<Metadata>().notNull(),
    userMetadata: json('user_metadata').$type<Metadata>().notNull(),
    isAnonymous: boolean('is_anonymous').notNull(),
    isSsoUser: boolean('is_sso_user').notNull(),
    bannedUntil: moment('banned_until'),
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_email_key')
      .on(table.email)
      .where(sql`not ${table.isSsoUser}`),
    uniqueIndex('users_phone_key').on(table.phone),
    index('users_created_at_index').on(table.createdAt, table.id),
  ],
)
