import type { IdentityRecord, UserRecord } from '../ports/records.ts'

/**
 * Whether somebody has shown that the account's address is theirs: by answering a mail, or by the word of a provider or
 * an admin. Where addresses are believed, an account is confirmed without that, and anybody may have made it.
 */
export const isProven = (user: UserRecord, identities: IdentityRecord[]) =>
  user.email !== null &&
  user.emailConfirmedAt !== null &&
  identities.some(({ email, claims }) => email === user.email && claims.email_verified === true)
