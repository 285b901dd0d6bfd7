import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import { countAttempt } from '../http/limit-requests.ts'
import { hashCode } from '../one-time-codes/one-time-code.ts'
import type { Account, ChallengeRecord, FactorRecord } from '../ports/records.ts'
import type { Transaction } from '../ports/storage.ts'
import { requireVerifyEnabled } from './challenge-factor.ts'
import { liftSession } from './lift-session.ts'
import { findTotpStep } from './totp.ts'

interface Answer {
  factor: FactorRecord
  challengeId: string
  code: string
  ip: string | null
}

type Outcome = { account: Account } | { refusal: AuthError }

/** A right answer to a challenge lifts the session to aal2 and makes the factor count. */
export async function verifyFactor(context: AuthContext, account: Account, answer: Answer): Promise<Account> {
  requireVerifyEnabled(context, answer.factor.type)
  await countAttempt(context, `factor:${answer.factor.id}`)
  const outcome = await context.storage.transaction((tx) => settle({ context, tx }, account, answer))
  if ('account' in outcome) return outcome.account
  throw outcome.refusal
}

interface Scope {
  context: AuthContext
  tx: Transaction
}

async function settle({ context, tx }: Scope, account: Account, answer: Answer): Promise<Outcome> {
  // The locks keep one code from being accepted twice, and two devices from signing each other out at once.
  await tx.lockUser(account.user.id)
  const factor = await tx.lockFactor(answer.factor.id)
  const isUuid = z.guid().safeParse(answer.challengeId).success
  const challenge = isUuid ? await tx.lockChallenge(answer.challengeId) : undefined
  if (!factor || challenge?.factorId !== factor.id) {
    return refuse('mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
  }
  if (challenge.verifiedAt !== null || challenge.ip !== answer.ip) {
    return refuse('mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')
  }
  if (isExpired(context, challenge)) {
    await tx.deleteChallenge(challenge.id)
    const message = `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`
    return refuse('mfa_challenge_expired', message)
  }
  const proof = checkCode(context, { factor, challenge }, answer.code)
  if (!proof) {
    const kind = factor.type === 'totp' ? 'TOTP' : 'MFA Phone'
    return refuse('mfa_verification_failed', `Invalid ${kind} code entered`)
  }
  await tx.updateChallenge(challenge.id, { verifiedAt: context.clock.now() })
  return { account: await liftSession({ context, tx }, account, { factor, ...proof }) }
}

const refuse = (code: string, message: string) => ({ refusal: new AuthError(422, code, message) })

function isExpired({ settings, clock }: AuthContext, { createdAt }: ChallengeRecord) {
  return clock.now().getTime() > createdAt.getTime() + settings.mfa.challengeExpSeconds * 1000
}

function checkCode(
  { clock }: AuthContext,
  { factor, challenge }: { factor: FactorRecord; challenge: ChallengeRecord },
  code: string,
) {
  if (factor.type === 'totp') {
    const { secret, lastUsedStep } = factor
    const step = findTotpStep({ secret: secret ?? '', lastUsedStep }, code, clock.now())
    return step === undefined ? undefined : { lastUsedStep: step }
  }
  const expected = Buffer.from(challenge.codeHash ?? '')
  const given = Buffer.from(hashCode(challenge.id, factor.phone ?? '', code))
  const isRight = expected.length === given.length && timingSafeEqual(expected, given)
  return isRight ? { lastUsedStep: null } : undefined
}
