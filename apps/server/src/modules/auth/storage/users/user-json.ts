import type { UserRecord } from '@joinery/auth'
import { readMoment } from '../read-moment.ts'

/** A row of the table as `row_to_json` writes it. */
export interface UserJson extends Pick<UserRecord, 'id' | 'email' | 'phone' | 'role'> {
  email_confirmed_at: string | null
  phone_confirmed_at: string | null
  password_hash: string | null
  invited_at: string | null
  confirmation_sent_at: string | null
  recovery_sent_at: string | null
  new_email: string | null
  email_change_sent_at: string | null
  email_change_confirmations: number
  new_phone: string | null
  phone_change_sent_at: string | null
  reauthentication_sent_at: string | null
  last_sign_in_at: string | null
  app_metadata: UserRecord['appMetadata']
  user_metadata: UserRecord['userMetadata']
  is_anonymous: boolean
  is_sso_user: boolean
  banned_until: string | null
  deleted_at: string | null
  created_at: string
  updated_at: string
}

export function readUser(row: UserJson): UserRecord {
  return {
    id: row.id,
    email: row.email,
    emailConfirmedAt: readMoment(row.email_confirmed_at),
    phone: row.phone,
    phoneConfirmedAt: readMoment(row.phone_confirmed_at),
    passwordHash: row.password_hash,
    role: row.role,
    invitedAt: readMoment(row.invited_at),
    confirmationSentAt: readMoment(row.confirmation_sent_at),
    recoverySentAt: readMoment(row.recovery_sent_at),
    newEmail: row.new_email,
    emailChangeSentAt: readMoment(row.email_change_sent_at),
    emailChangeConfirmations: row.email_change_confirmations,
    newPhone: row.new_phone,
    phoneChangeSentAt: readMoment(row.phone_change_sent_at),
    reauthenticationSentAt: readMoment(row.reauthentication_sent_at),
    lastSignInAt: readMoment(row.last_sign_in_at),
    appMetadata: row.app_metadata,
    userMetadata: row.user_metadata,
    isAnonymous: row.is_anonymous,
    isSsoUser: row.is_sso_user,
    bannedUntil: readMoment(row.banned_until),
    deletedAt: readMoment(row.deleted_at),
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  }
}
