import { timingSafeEqual } from 'node:crypto'
import type { AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import { hashCode, pkcePrefix } from '../one-time-codes/one-time-code.ts'
import type { OneTimeTokenKind, OneTimeTokenRecord, UserRecord } from '../ports/records.ts'
import type { Transaction } from '../ports/storage.ts'
import { isBanned } from '../users/is-banned.ts'
import { isPhoneType, kindsOf, type VerificationType } from './verification-types.ts'

/** What somebody brings: the code and the address it was sent to, or the hash from a link. */
export type Proof = { address: string; code: string } | { tokenHash: string }

export interface FoundToken {
  token: OneTimeTokenRecord
  user: UserRecord
}

interface Scope {
  context: AuthContext
  tx: Transaction
}

/** Finds and locks the token that the proof belongs to. Undefined when there is none, or it is too old. */
export async function findToken(
  { context, tx }: Scope,
  type: VerificationType,
  proof: Proof,
): Promise<FoundToken | undefined> {
  const kinds = kindsOf[type]
  const tokenHash = 'tokenHash' in proof ? proof.tokenHash : await findHash({ context, tx }, kinds, proof)
  const candidate = tokenHash === undefined ? undefined : await tx.findOneTimeToken(kinds, tokenHash)
  if (!candidate || isExpired(context, type, candidate)) return undefined
  // Users are locked before what belongs to them, everywhere: two requests can then never wait for each other.
  const user = await tx.lockUser(candidate.userId)
  const token = await tx.lockOneTimeToken(kinds, candidate.tokenHash)
  if (!user || !token || user.deletedAt !== null) return undefined
  if (isBanned(user, context.clock.now())) throw new AuthError(403, 'user_banned', 'User is banned')
  return { token, user }
}

async function findHash(
  { tx }: Scope,
  kinds: readonly OneTimeTokenKind[],
  proof: { address: string; code: string },
) {
  const candidates = await tx.listOneTimeTokensSentTo(kinds, proof.address)
  return candidates.find((token) => isCodeOf(token, proof.code))?.tokenHash
}

/** A code that was sent for a link with PKCE may be typed as well. */
export function isCodeOf({ id, sentTo, tokenHash }: OneTimeTokenRecord, code: string) {
  const stored = Buffer.from(tokenHash.replace(pkcePrefix, ''))
  const given = Buffer.from(hashCode(id, sentTo, code))
  return stored.length === given.length && timingSafeEqual(stored, given)
}

function isExpired({ settings, clock }: AuthContext, type: VerificationType, token: OneTimeTokenRecord) {
  const { otpExpSeconds } = isPhoneType(type) ? settings.phone : settings.email
  return clock.now().getTime() > token.createdAt.getTime() + otpExpSeconds * 1000
}
