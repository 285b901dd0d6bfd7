import type { SigningKeyRecord } from '@joinery/auth'
import { text } from 'drizzle-orm/pg-core'
import { authSchema, createdAt, moment } from '../schema.ts'

export const signingKeys = authSchema.table('signing_keys', {
  kid: text('kid').primaryKey(),
  algorithm: text('algorithm').$type<SigningKeyRecord['algorithm']>().notNull(),
  publicJwk: text('public_jwk').notNull(),
  /** Sealed by the secret box. */
  privateJwk: text('private_jwk').notNull(),
  createdAt: createdAt(),
  signsFrom: moment('signs_from').notNull(),
  retiresAt: moment('retires_at'),
})
