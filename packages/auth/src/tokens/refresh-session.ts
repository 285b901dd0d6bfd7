import type { AuthContext, Origin } from '../context.ts'
import { AuthError, validationFailed } from '../errors.ts'
import type { Account, Transaction } from '../ports.ts'
import { isBanned } from '../users/is-banned.ts'
import { refuseSession } from './refuse-session.ts'
import { parseRefreshToken, type ParsedRefreshToken } from './refresh-token.ts'

type Outcome = { account: Account } | { refusal: AuthError }

/** Exchanges a refresh token. The session's row is locked, so two tabs that come at once get the same next token. */
export async function refreshSession(context: AuthContext, token: string, origin: Origin): Promise<Account> {
  const parsed = parseRefreshToken(token)
  if (!parsed) {
    // Twelve characters are what tokens used to look like elsewhere: not malformed, only unknown.
    throw token.length === 12 ? notFound() : validationFailed('Refresh token is not valid')
  }
  const outcome = await context.storage.transaction<Outcome>(async (tx) => {
    const account = await tx.lockAccount(parsed.sessionId)
    if (!account || !parsed.isSignedWith(account.session.refreshKey)) return { refusal: notFound() }
    const refusal = await refuse(context, tx, account)
    if (refusal) return { refusal }
    return exchange({ context, tx, account }, parsed, origin)
  })
  // A refusal is returned, not thrown, out of the transaction: it may have deleted the session, and that has to stay.
  if ('refusal' in outcome) throw outcome.refusal
  return outcome.account
}

async function refuse(context: AuthContext, tx: Transaction, account: Account) {
  const now = context.clock.now()
  if (account.user.deletedAt !== null) return notFound()
  if (isBanned(account.user, now)) {
    return new AuthError(400, 'user_banned', 'Invalid Refresh Token: User Banned')
  }
  const reason = refuseSession(context.settings.sessions, account, now)
  if (reason !== undefined) return expired(reason)
  if (!context.settings.sessions.singlePerUser) return undefined
  const [newest] = await tx.listSessions(account.user.id)
  return newest && newest.id !== account.session.id ? expired(' (Revoked by Newer Login)') : undefined
}

async function exchange(
  { context, tx, account }: { context: AuthContext; tx: Transaction; account: Account },
  token: ParsedRefreshToken,
  origin: Origin,
): Promise<Outcome> {
  const { session } = account
  const now = context.clock.now()
  const behind = session.refreshCounter - token.counter
  if (behind < 0) return { refusal: notFound() }
  if (behind > 0 && !isForgivable(context, account, behind)) {
    if (context.settings.refresh.rotation) await tx.deleteSession(session.id)
    return {
      refusal: new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'),
    }
  }
  const refreshCounter = behind === 0 ? session.refreshCounter + 1 : session.refreshCounter
  const patch = { refreshCounter, refreshedAt: now, updatedAt: now, ...origin }
  await tx.updateSession(session.id, patch)
  return { account: { ...account, session: { ...session, ...patch } } }
}

/** One step behind is a client that lost our reply; a short while behind is two tabs. Anything else is a theft. */
function isForgivable({ settings, clock }: AuthContext, { session }: Account, behind: number) {
  if (behind === 1) return true
  if (session.refreshedAt === null) return false
  const ageMs = clock.now().getTime() - session.refreshedAt.getTime()
  return ageMs < settings.refresh.reuseIntervalSeconds * 1000
}

const notFound = () =>
  new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')

const expired = (reason: string) =>
  new AuthError(400, 'session_expired', `Invalid Refresh Token: Session Expired${reason}`)
