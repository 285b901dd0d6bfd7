import { decodeProtectedHeader, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import type { AuthContext } from '../context.ts'
import type { SessionRecord, UserRecord } from '../ports/records.ts'
import { claimsSchema } from './claims.ts'
import type { AccessTokenClaims } from './claims.ts'
import type { SigningKey } from './signing-key.ts'

type Tokens = Pick<AuthContext, 'settings' | 'keys' | 'clock'>
type Verifier = Tokens & Pick<AuthContext, 'verifiedTokens'>

export interface AccessToken {
  token: string
  /** Unix seconds. */
  expiresAt: number
  expiresIn: number
}

export async function signAccessToken(
  { settings, keys, clock }: Tokens,
  user: UserRecord,
  session: SessionRecord,
): Promise<AccessToken> {
  const issuedAt = Math.floor(clock.now().getTime() / 1000)
  const expiresIn = settings.jwt.expSeconds
  const sign = await keys.signing()
  const claims = {
    iss: issuerOf(settings),
    sub: user.id,
    aud: settings.jwt.audience,
    exp: issuedAt + expiresIn,
    iat: issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    role: user.role,
    aal: session.aal,
    amr: session.amr.toReversed(),
    session_id: session.id,
    is_anonymous: user.isAnonymous,
  }
  const token = await sign(claims)
  return { token, expiresAt: issuedAt + expiresIn, expiresIn }
}

export type Verdict = { claims: AccessTokenClaims } | { refusal: string }

/** Checks signature, times, issuer and audience, all without asking the database. */
export async function verifyToken(context: Verifier, token: string): Promise<Verdict> {
  const { settings, keys, clock, verifiedTokens } = context
  const known = await recall(context, token)
  if (known) return { claims: known }
  try {
    const key = await findKey({ settings, keys }, token)
    if (!key) return { refusal: 'unrecognized JWT kid or algorithm' }
    const { payload } = await jwtVerify(token, key.key, {
      algorithms: [key.algorithm],
      currentDate: clock.now(),
    })
    const claims = claimsSchema.safeParse(payload)
    if (!claims.success) return { refusal: 'token has invalid claims' }
    const refusal = refuseClaims(settings, claims.data)
    if (refusal !== undefined) return { refusal }
    const canBeRecalled = key.kid !== '' && payload.exp !== undefined && payload.nbf === undefined
    if (canBeRecalled) verifiedTokens.remember(token, { kid: key.kid, claims: claims.data })
    return { claims: claims.data }
  } catch (cause) {
    if (cause instanceof errors.JOSEError || cause instanceof TypeError) return { refusal: describe(cause) }
    throw cause
  }
}

/** A token that was good is good again while its key is in force and its time not over. */
async function recall({ keys, clock, verifiedTokens }: Verifier, token: string) {
  const known = verifiedTokens.find(token)
  if (!known) return undefined
  const isOver = (known.claims.exp ?? 0) <= Math.floor(clock.now().getTime() / 1000)
  if (!isOver && (await keys.find(known.kid))) return known.claims
  verifiedTokens.forget(token)
  return undefined
}

const uuid = z.guid()

/** Whether the claims are of use without a look into the database: a service key, or a person with a session. */
export function areConclusive(settings: AuthContext['settings'], claims: AccessTokenClaims) {
  if (isServiceKey(settings, claims)) return true
  return uuid.safeParse(claims.sub).success && uuid.safeParse(claims.session_id).success
}

export const issuerOf = (settings: AuthContext['settings']) => settings.jwt.issuer ?? settings.externalUrl

/** The key decides the algorithm, never the token: that is what keeps a public key from being used as a secret. */
async function findKey(
  { settings, keys }: Pick<AuthContext, 'settings' | 'keys'>,
  token: string,
): Promise<SigningKey | undefined> {
  const header = decodeProtectedHeader(token)
  if (header.typ !== undefined && header.typ !== 'JWT') return undefined
  if (header.kid !== undefined) {
    const key = typeof header.kid === 'string' ? await keys.find(header.kid) : undefined
    return key?.algorithm === header.alg ? key : undefined
  }
  const secret = settings.jwt.legacyHs256Secret
  if (header.alg !== 'HS256' || secret === undefined) return undefined
  return { kid: '', algorithm: 'HS256', key: new TextEncoder().encode(secret) }
}

/** Service keys are made by operators, who put their own name or none where a user's token has ours. */
const isServiceKey = (settings: AuthContext['settings'], claims: AccessTokenClaims) =>
  settings.jwt.adminRoles.includes(claims.role) && claims.session_id === undefined

/** A user's token names issuer, audience and expiry. Only a service key may leave them out. */
function refuseClaims(settings: AuthContext['settings'], claims: AccessTokenClaims) {
  if (claims.aud !== undefined && claims.aud !== settings.jwt.audience) return 'token has invalid audience'
  if (isServiceKey(settings, claims)) return undefined
  if (claims.iss !== undefined && claims.iss !== issuerOf(settings)) return 'token has invalid issuer'
  if (claims.exp === undefined) return 'token has no expiry'
  if (claims.aud === undefined) return 'token has no audience'
  return undefined
}

function describe(cause: Error) {
  if (cause instanceof errors.JWTExpired) return 'token has invalid claims: token is expired'
  if (cause instanceof errors.JWSSignatureVerificationFailed) return 'token signature is invalid'
  if (cause instanceof errors.JWTClaimValidationFailed) return 'token has invalid claims'
  return 'token is malformed'
}
