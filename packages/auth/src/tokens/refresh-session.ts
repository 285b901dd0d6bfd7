import type { AuthContext, Origin } from '../context.ts'
import { AuthError, validationFailed } from '../errors.ts'
import type { Account, SessionPatch } from '../ports/records.ts'
import type { Reads, Transaction } from '../ports/storage.ts'
import { isBanned } from '../users/is-banned.ts'
import { refuseSession } from './refuse-session.ts'
import { parseRefreshToken, type ParsedRefreshToken } from './refresh-token.ts'

type Outcome = { account: Account } | { refusal: AuthError }

/** Exchanges a refresh token. Two tabs that come at once get the same next token. */
export async function refreshSession(context: AuthContext, token: string, origin: Origin): Promise<Account> {
  const parsed = parseRefreshToken(token)
  if (!parsed) {
    // Twelve characters are what tokens used to look like elsewhere: not malformed, only unknown.
    throw token.length === 12 ? notFound() : validationFailed('Refresh token is not valid')
  }
  return (await stepUnlocked(context, parsed, origin)) ?? (await refreshLocked(context, parsed, origin))
}

/**
 * The way of nearly every refresh: the active token comes alone. The session is read without a lock and stepped on
 * only if it is still as it was read. Whatever else is the case, nothing has been written and the answer is undefined.
 */
async function stepUnlocked(
  context: AuthContext,
  token: ParsedRefreshToken,
  origin: Origin,
): Promise<Account | undefined> {
  const { storage } = context
  const account = await storage.findAccount(token.sessionId)
  if (account?.session.refreshCounter !== token.counter) return undefined
  if (!token.isSignedWith(account.session.refreshKey)) return undefined
  if (await refuse(context, storage, account)) return undefined
  const patch = stepOf(context, token.counter + 1, origin)
  const step = { sessionId: token.sessionId, fromCounter: token.counter, ...patch }
  return (await storage.stepSession(step)) ? withSession(account, patch) : undefined
}

/** Says what is wrong with a token, or forgives it, while nobody else can change the session. */
async function refreshLocked(context: AuthContext, token: ParsedRefreshToken, origin: Origin) {
  const outcome = await context.storage.transaction<Outcome>(async (tx) => {
    const account = await tx.lockAccount(token.sessionId)
    if (!account || !token.isSignedWith(account.session.refreshKey)) return { refusal: notFound() }
    const refusal = await refuse(context, tx, account)
    if (refusal) return { refusal }
    return exchange({ context, tx, account }, token, origin)
  })
  // A refusal is returned, not thrown, out of the transaction: it may have deleted the session, and that has to stay.
  if ('refusal' in outcome) throw outcome.refusal
  return outcome.account
}

async function refuse(context: AuthContext, reads: Reads, account: Account) {
  const now = context.clock.now()
  if (account.user.deletedAt !== null) return notFound()
  if (isBanned(account.user, now)) {
    return new AuthError(400, 'user_banned', 'Invalid Refresh Token: User Banned')
  }
  const reason = refuseSession(context.settings.sessions, account, now)
  if (reason !== undefined) return expired(reason)
  if (!context.settings.sessions.singlePerUser) return undefined
  const [newest] = await reads.listSessions(account.user.id)
  return newest && newest.id !== account.session.id ? expired(' (Revoked by Newer Login)') : undefined
}

async function exchange(
  { context, tx, account }: { context: AuthContext; tx: Transaction; account: Account },
  token: ParsedRefreshToken,
  origin: Origin,
): Promise<Outcome> {
  const { session } = account
  const behind = session.refreshCounter - token.counter
  if (behind < 0) return { refusal: notFound() }
  if (behind > 0 && !isForgivable(context, account, behind)) {
    if (context.settings.refresh.rotation) await tx.deleteSession(session.id)
    return {
      refusal: new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'),
    }
  }
  const refreshCounter = behind === 0 ? session.refreshCounter + 1 : session.refreshCounter
  const patch = stepOf(context, refreshCounter, origin)
  await tx.updateSession(session.id, patch)
  return { account: withSession(account, patch) }
}

function stepOf({ clock }: AuthContext, refreshCounter: number, origin: Origin) {
  const now = clock.now()
  return { refreshCounter, refreshedAt: now, updatedAt: now, ...origin }
}

const withSession = (account: Account, patch: SessionPatch): Account => ({
  ...account,
  session: { ...account.session, ...patch },
})

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
