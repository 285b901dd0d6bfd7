import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

const periodMs = 30_000

export const createTotpSecret = () => new Secret({ size: 20 }).base32

/** What an authenticator app needs, as a link and as a picture of it. The picture holds no '#', which would end a data URL. */
export function describeTotp({ secret, label, issuer }: { secret: string; label: string; issuer: string }) {
  const uri = createTotp(secret, { label, issuer }).toString()
  return { qr_code: renderSVG(uri, { border: 2, ecc: 'M' }), secret, uri }
}

/** The time step of a right code, or undefined. One step to either side is fine, a step that was used is not. */
export function findTotpStep(
  { secret, lastUsedStep }: { secret: string; lastUsedStep: number | null },
  code: string,
  now: Date,
) {
  const timestamp = now.getTime()
  const delta = createTotp(secret).validate({ token: code, timestamp, window: 1 })
  if (delta === null) return undefined
  const step = Math.floor(timestamp / periodMs) + delta
  return lastUsedStep !== null && step <= lastUsedStep ? undefined : step
}

function createTotp(secret: string, names: { label?: string; issuer?: string } = {}) {
  return new TOTP({
    ...names,
    algorithm: 'SHA1',
    digits: 6,
    period: periodMs / 1000,
    secret: Secret.fromBase32(secret),
  })
}
