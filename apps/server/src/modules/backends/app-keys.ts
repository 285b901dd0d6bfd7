import { createHmac, timingSafeEqual } from 'node:crypto'

export interface AppKeys {
  /** For everybody to see. */
  readonly anonKey: string
  /** Passes by row-level security. */
  readonly serviceKey: string
}

interface Signing {
  ref: string
  secret: string
  issuedAt: Date
}

const tenYears = 10 * 365 * 86_400

/** The two keys that clients of an app are made with: signed tokens, the same whenever they are asked for. */
export function signAppKeys(signing: Signing): AppKeys {
  return { anonKey: signKey(signing, 'anon'), serviceKey: signKey(signing, 'service_role') }
}

function signKey({ ref, secret, issuedAt }: Signing, role: string): string {
  const iat = Math.floor(issuedAt.getTime() / 1000)
  const claims = { iss: 'joinery', ref, role, iat, exp: iat + tenYears }
  const content = [{ alg: 'HS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`
}

/** Which of the keys this is. Comparing takes the same time, however much of it is right. */
export function recogniseKey(
  { anonKey, serviceKey }: AppKeys,
  given: string,
): 'anon' | 'service_role' | undefined {
  if (isSame(anonKey, given)) return 'anon'
  return isSame(serviceKey, given) ? 'service_role' : undefined
}

function isSame(key: string, given: string): boolean {
  const [one, other] = [Buffer.from(key), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
