import { texts } from '@joinery/contract'
import type { AuthClient } from '../../lib/auth-client.ts'
import { authMessage, troubleWith } from '../../lib/auth-message.ts'

const words = texts.account.twoFactor

export interface Enrolment {
  factorId: string
  /** An image address that holds the picture itself. */
  qrCode: string
  secret: string
}

export type EnrolOutcome = { kind: 'begun'; enrolment: Enrolment } | { kind: 'refused'; message: string }

type LoadClient = () => Promise<AuthClient>

/** Begins to add an authenticator app. Nothing changes for the account until a code of it was right. */
export async function beginEnrolment(loadClient: LoadClient, name: string): Promise<EnrolOutcome> {
  const failed = words.setUpFailed
  if (name.trim() === '') return { kind: 'refused', message: words.nameRequired }
  try {
    const client = await loadClient()
    const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: name.trim() })
    if (error) return { kind: 'refused', message: authMessage(error, failed) }
    const { qr_code: qrCode, secret } = data.totp
    return { kind: 'begun', enrolment: { factorId: data.id, qrCode, secret } }
  } catch {
    return { kind: 'refused', message: failed }
  }
}

/** Proves that the app shows the right codes; from now on signing in asks for one. */
export async function finishEnrolment(
  loadClient: LoadClient,
  { factorId, code }: { factorId: string; code: string },
): Promise<string | undefined> {
  const digits = code.replaceAll(/\s/g, '')
  if (digits === '') return words.codeRequired
  return troubleWith(async () => {
    const { mfa } = await loadClient()
    return mfa.challengeAndVerify({ factorId, code: digits })
  }, texts.secondFactor.failed)
}

/** Takes an authenticator away, and renews the session: it may have lost its second step with it. */
export async function removeFactor(loadClient: LoadClient, factorId: string): Promise<string | undefined> {
  return troubleWith(async () => {
    const client = await loadClient()
    const { error } = await client.mfa.unenroll({ factorId })
    return error ? { error } : client.refreshSession()
  }, words.removeFailed)
}
