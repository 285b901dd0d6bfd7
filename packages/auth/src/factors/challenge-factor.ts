import { randomUUID } from 'node:crypto'
import type { AuthContext } from '../context.ts'
import { AuthError, TooManyRequestsError } from '../errors.ts'
import { sendTexts } from '../mail/write-text-message.ts'
import { consumeBudget } from '../mail/throttle-messages.ts'
import { createCode, hashCode } from '../one-time-codes/one-time-code.ts'
import type { SmsMessage } from '../ports/outside.ts'
import type { ChallengeRecord, FactorRecord, FactorType } from '../ports/records.ts'

interface ChallengeRequest {
  ip: string | null
  channel: SmsMessage['channel']
}

/** Asks for a code of this factor; a phone is sent one. */
export async function challengeFactor(
  context: AuthContext,
  factor: FactorRecord,
  { ip, channel }: ChallengeRequest,
): Promise<ChallengeRecord> {
  requireVerifyEnabled(context, factor.type)
  const now = context.clock.now()
  const id = randomUUID()
  const phone = factor.type === 'phone' ? (factor.phone ?? '') : undefined
  if (phone !== undefined) {
    requirePause(context, factor)
    await consumeBudget(context, 'phone')
  }
  const code = createCode(context.settings.phone.otpLength)
  const codeHash = phone === undefined ? null : hashCode(id, phone, code)
  const challenge = { id, factorId: factor.id, ip, codeHash, verifiedAt: null, createdAt: now }
  await context.storage.transaction(async (tx) => {
    await tx.insertChallenge(challenge)
    await tx.updateFactor(factor.id, { lastChallengedAt: now, updatedAt: now })
  })
  if (phone !== undefined) await sendTexts(context, [{ to: phone, channel, code, kind: 'second-factor' }])
  return challenge
}

export function requireVerifyEnabled({ settings }: AuthContext, type: FactorType) {
  if (settings.mfa[type].verify) return
  const name = type === 'totp' ? 'TOTP' : 'Phone'
  throw new AuthError(422, `mfa_${type}_verify_not_enabled`, `MFA verification is disabled for ${name}`)
}

function requirePause({ settings, clock }: AuthContext, { lastChallengedAt }: FactorRecord) {
  if (lastChallengedAt === null) return
  const readyAt = lastChallengedAt.getTime() + settings.mfa.phoneMaxFrequencySeconds * 1000
  const waitSeconds = Math.ceil((readyAt - clock.now().getTime()) / 1000)
  if (waitSeconds <= 0) return
  throw new TooManyRequestsError(
    'over_sms_send_rate_limit',
    `For security purposes, you can only request this after ${waitSeconds} seconds.`,
    waitSeconds,
  )
}
