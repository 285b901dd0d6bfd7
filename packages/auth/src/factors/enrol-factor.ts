import { randomUUID } from 'node:crypto'
import type { AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import type { Account, FactorRecord, FactorType } from '../ports/records.ts'
import type { Transaction } from '../ports/storage.ts'
import { createTotpSecret } from './totp.ts'

export interface Enrolment {
  type: FactorType
  friendlyName: string
  phone: string | null
}

/** Adds a factor that counts for nothing until its first code has been verified. */
export async function enrolFactor(
  context: AuthContext,
  account: Account,
  { type, friendlyName, phone }: Enrolment,
): Promise<FactorRecord> {
  const now = context.clock.now()
  const factor: FactorRecord = {
    id: randomUUID(),
    userId: account.user.id,
    type,
    status: 'unverified',
    friendlyName: friendlyName === '' ? null : friendlyName,
    secret: type === 'totp' ? createTotpSecret() : null,
    phone,
    lastChallengedAt: null,
    lastUsedStep: null,
    createdAt: now,
    updatedAt: now,
  }
  await context.storage.transaction(async (tx) => {
    // The user's row is locked, so that two enrolments at once cannot both be the last one allowed.
    await tx.lockUser(account.user.id)
    const kept = await dropUnfinished({ context, tx }, account, phone)
    requireRoom(context, { ...account, factors: kept }, factor)
    await tx.insertFactor(factor)
  })
  return factor
}

async function dropUnfinished(
  { context, tx }: { context: AuthContext; tx: Transaction },
  { user }: Account,
  phone: string | null,
) {
  const oldest = context.clock.now().getTime() - context.settings.mfa.factorExpSeconds * 1000
  const kept: FactorRecord[] = []
  for (const factor of await tx.listFactors(user.id)) {
    const isReplaced = phone !== null && factor.phone === phone
    const isOld = factor.createdAt.getTime() < oldest
    const isDropped = factor.status === 'unverified' && (isOld || isReplaced)
    if (isDropped) await tx.deleteFactor(factor.id)
    else kept.push(factor)
  }
  return kept
}

function requireRoom({ settings }: AuthContext, { session, factors }: Account, wanted: FactorRecord) {
  if (factors.some(({ friendlyName }) => friendlyName === wanted.friendlyName)) {
    throw new AuthError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${wanted.friendlyName ?? ''}" for this user already exists`,
    )
  }
  const verified = factors.filter(({ status }) => status === 'verified')
  if (wanted.phone !== null && verified.some(({ phone }) => phone === wanted.phone)) {
    throw new AuthError(
      422,
      'mfa_verified_factor_exists',
      'A verified phone factor already exists, unenroll the existing factor to continue',
    )
  }
  if (factors.length >= settings.mfa.maxFactors) {
    throw new AuthError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    )
  }
  if (verified.length > 0 && session.aal !== 'aal2') {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
  }
}
