import type { AccessTokenClaims } from '@joinery/auth'
import { userId } from '@joinery/contract'
import type { Caller, Sessions } from '../../../http/require-session.ts'
import { rememberFor } from './remember-for.ts'
import type { SessionStanding } from './store.ts'

interface Dependencies {
  /** Checks a token offline. */
  verifyAccessToken: (token: string) => Promise<AccessTokenClaims | undefined>
  findStanding: (sessionId: string) => Promise<SessionStanding | undefined>
  now: () => Date
}

/** Half of the minute within which a session that has ended must stop everywhere. */
const standingMs = 30_000
const maxStandings = 10_000

/** Tells whom a token stands for: the token is checked at every request, its session's row twice a minute. */
export function createSessions({ verifyAccessToken, findStanding, now }: Dependencies): Sessions {
  const recallStanding = rememberFor({
    load: findStanding,
    milliseconds: standingMs,
    maxEntries: maxStandings,
    now,
  })

  async function standingOf(sessionId: string, ownerId: string): Promise<SessionStanding | undefined> {
    const standing = await recallStanding(sessionId)
    if (standing?.userId !== ownerId || standing.deletedAt !== null) return undefined
    const isBanned = standing.bannedUntil !== null && standing.bannedUntil > now()
    return isBanned ? undefined : standing
  }

  return {
    async judge(token) {
      const claims = await verifyAccessToken(token)
      const owner = userId.safeParse(claims?.sub)
      const sessionId = claims?.session_id
      if (!owner.success || sessionId === undefined) return { refusal: 'unknown' }
      const standing = await standingOf(sessionId, owner.data)
      if (!standing) return { refusal: 'unknown' }
      const isHalfway = standing.hasVerifiedFactor && claims?.aal !== 'aal2'
      if (isHalfway) return { refusal: 'second-factor-missing' }
      return { caller: { userId: owner.data, sessionId, email: standing.email ?? '' } }
    },

    isLive: async (caller: Caller) => (await standingOf(caller.sessionId, caller.userId)) !== undefined,
  }
}
