/** Where the auth client keeps its session. */
export const sessionKey = 'joinery-auth'

export interface StoredSession {
  accessToken: string
  hasVerifiedFactor: boolean
}

type Slot = Pick<Storage, 'getItem'>

/** The session that this browser holds, read without the auth client. A damaged one counts as none. */
export function readStoredSession(storage: Slot): StoredSession | undefined {
  try {
    return sessionFacts(JSON.parse(storage.getItem(sessionKey) ?? 'null'))
  } catch {
    return undefined
  }
}

/** What matters of a session as the auth client hands it out or writes it down. */
export function sessionFacts(session: unknown): StoredSession | undefined {
  if (!isRecord(session)) return undefined
  const { access_token: accessToken, refresh_token: refreshToken, user } = session
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string') return undefined
  const factors = isRecord(user) && Array.isArray(user['factors']) ? user['factors'] : []
  return { accessToken, hasVerifiedFactor: factors.some(isVerified) }
}

/** Whether the account has a second step that this session has not taken yet. */
export function needsSecondFactor({ accessToken, hasVerifiedFactor }: StoredSession): boolean {
  return hasVerifiedFactor && assuranceLevel(accessToken) !== 'aal2'
}

const isVerified = (factor: unknown) => isRecord(factor) && factor['status'] === 'verified'

/** The access token of this browser's session, as long as it need not be renewed. */
export function readFreshToken(storage: Slot, now: number): string | undefined {
  const accessToken = readStoredSession(storage)?.accessToken
  const endsAt = accessToken === undefined ? undefined : claimsOf(accessToken)['exp']
  return typeof endsAt === 'number' && endsAt * 1_000 - now > renewedBeforeMs ? accessToken : undefined
}

/** The auth client renews a token a minute and a half before its end. */
const renewedBeforeMs = 90_000

const assuranceLevel = (accessToken: string) => claimsOf(accessToken)['aal']

/** Read for the screens alone: the server checks the token, and trusts nothing that a browser concludes from it. */
function claimsOf(accessToken: string): Record<string, unknown> {
  try {
    const payload = accessToken.split('.')[1] ?? ''
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return isRecord(claims) ? claims : {}
  } catch {
    return {}
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
