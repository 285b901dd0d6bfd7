import { texts } from '@joinery/contract'
import type { Factor } from '@supabase/auth-js'
import type { AuthClient } from '../../lib/auth-client.ts'
import { authMessage, troubleWith } from '../../lib/auth-message.ts'

export interface FactorChoice {
  id: string
  label: string
  /** A phone gets its code by message, when asked to; an app shows one all the time. */
  isPhone: boolean
}

/** The devices that can show a code for this account. */
export function factorChoices(
  factors: Pick<Factor, 'id' | 'status' | 'factor_type' | 'friendly_name'>[],
): FactorChoice[] {
  return factors
    .filter(({ status, factor_type: type }) => status === 'verified' && Object.hasOwn(kinds, type))
    .map(({ id, factor_type: type, friendly_name: name }) => ({
      id,
      label: name || (type === 'phone' ? kinds.phone : kinds.totp),
      isPhone: type === 'phone',
    }))
}

const { kinds } = texts.secondFactor

interface Code {
  factorId: string
  /** Of the message that was sent; an app needs none. */
  challengeId: string | undefined
  code: string
}

type LoadClient = () => Promise<AuthClient>

/** Takes the second step. Returns what went wrong, or nothing. */
export async function verifySecondFactor(loadClient: LoadClient, input: Code): Promise<string | undefined> {
  const code = input.code.replaceAll(/\s/g, '')
  if (code === '') return texts.secondFactor.required
  const { factorId, challengeId } = input
  return troubleWith(async () => {
    const { mfa } = await loadClient()
    return challengeId === undefined
      ? mfa.challengeAndVerify({ factorId, code })
      : mfa.verify({ factorId, challengeId, code })
  }, texts.secondFactor.failed)
}

export type SentCode = { kind: 'sent'; challengeId: string } | { kind: 'refused'; message: string }

/** Sends a code to a phone. */
export async function sendCode(loadClient: LoadClient, factorId: string): Promise<SentCode> {
  const failed = texts.secondFactor.sendFailed
  try {
    const client = await loadClient()
    const { data, error } = await client.mfa.challenge({ factorId })
    if (error) return { kind: 'refused', message: authMessage(error, failed) }
    return { kind: 'sent', challengeId: data.id }
  } catch {
    return { kind: 'refused', message: failed }
  }
}
