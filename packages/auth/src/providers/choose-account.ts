import { AuthError } from '../errors.ts'
import type { IdentityRecord, UserRecord } from '../ports/records.ts'
import type { Transaction } from '../ports/storage.ts'
import { normalizeEmail } from '../users/addresses.ts'
import type { Person } from './provider.ts'

export type AccountChoice =
  | { kind: 'known'; user: UserRecord; identity: IdentityRecord }
  | { kind: 'link'; user: UserRecord }
  | { kind: 'create'; email: string | null; isVerified: boolean }

/**
 * Which account somebody belongs to: the one that has their identity; else the one that has an address which the
 * provider has verified; else a new one. Identities of single sign-on never join others.
 */
export async function chooseAccount(
  tx: Transaction,
  person: Person,
  provider: string,
): Promise<AccountChoice> {
  const identity = await tx.findIdentity(provider, person.subject)
  const owner = identity && (await tx.lockUser(identity.userId))
  if (identity && owner) return { kind: 'known', user: owner, identity }

  const primary = person.emails.find(({ isPrimary }) => isPrimary) ?? person.emails[0]
  const email = primary === undefined ? null : normalizeEmail(primary.email)
  const isVerified = primary?.isVerified ?? false
  if (provider.startsWith('sso:')) return { kind: 'create', email, isVerified }

  const matches = await findOwners(tx, person)
  const [match] = matches
  if (matches.length > 1) {
    throw new AuthError(422, 'email_exists', 'Several accounts have an email address of this identity')
  }
  if (match) return { kind: 'link', user: match }
  const isTaken = email !== null && (await tx.findUsersByAnyEmail(email)).length > 0
  return { kind: 'create', email: isTaken ? null : email, isVerified: isVerified && !isTaken }
}

async function findOwners(tx: Transaction, person: Person) {
  const owners = new Map<string, UserRecord>()
  for (const { email, isVerified } of person.emails) {
    if (!isVerified) continue
    const address = normalizeEmail(email)
    for (const user of await tx.findUsersByAnyEmail(address)) {
      if (await owns(tx, user, address)) owners.set(user.id, user)
    }
  }
  return [...owners.values()]
}

/** An address that was only claimed, at some other provider, makes nobody its owner. */
async function owns(tx: Transaction, user: UserRecord, address: string) {
  if (user.email === address) return true
  const identities = await tx.listIdentities(user.id)
  return identities.some(({ email, claims }) => email === address && claims.email_verified === true)
}
