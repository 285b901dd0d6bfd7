import { decodeJwt, errors, jwtVerify, type JWTPayload } from 'jose'
import { createHash } from 'node:crypto'
import type { AuthContext } from '../context.ts'
import { OAuthError } from '../errors.ts'
import type { Provider } from './provider.ts'

interface Evidence {
  idToken: string
  accessToken: string
  nonce: string
}

const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA']

/** The claims of an ID token that the provider made for one of our clients. */
export async function verifyIdToken(
  context: AuthContext,
  provider: Provider,
  { idToken, accessToken, nonce }: Evidence,
): Promise<JWTPayload> {
  // Read before the provider is asked for its keys: nonsense costs nobody a request.
  readUnverified(idToken)
  const claims = await verifySignature(context, provider, idToken)
  requireAccessTokenHash(claims, accessToken)
  const skipsNonce = provider.settings.skipNonce || provider.name === 'facebook'
  if (!skipsNonce) requireNonce(claims, nonce)
  return claims
}

const badToken = () => new OAuthError('invalid request', 'Bad ID token')

function readUnverified(idToken: string) {
  try {
    decodeJwt(idToken)
  } catch {
    throw badToken()
  }
}

async function verifySignature({ clock }: AuthContext, provider: Provider, idToken: string) {
  if (!provider.idTokens) throw badToken()
  const { issuers, keys } = await provider.idTokens()
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      issuer: issuers,
      audience: provider.settings.clientIds,
      algorithms,
      currentDate: clock.now(),
      requiredClaims: ['sub', 'exp'],
    })
    return payload
  } catch (cause) {
    if (cause instanceof errors.JOSEError) throw badToken()
    throw cause
  }
}

/** An access token that comes along has to be the one that the ID token speaks of. */
function requireAccessTokenHash(claims: JWTPayload, accessToken: string) {
  if (accessToken === '' || typeof claims.at_hash !== 'string') return
  const isMatch = ['sha256', 'sha384', 'sha512'].some((algorithm) => {
    const digest = createHash(algorithm).update(accessToken).digest()
    return digest.subarray(0, digest.length / 2).toString('base64url') === claims.at_hash
  })
  if (!isMatch) throw badToken()
}

function requireNonce(claims: JWTPayload, nonce: string) {
  const claimed = typeof claims.nonce === 'string' ? claims.nonce : ''
  if ((claimed === '') !== (nonce === '')) {
    throw new OAuthError(
      'invalid request',
      'Passed nonce and nonce in id_token should either both exist or not.',
    )
  }
  if (nonce === '') return
  const hashed = createHash('sha256').update(nonce).digest('hex')
  if (hashed !== claimed) throw new OAuthError('invalid nonce', 'Nonces mismatch')
}
