import type { Context } from 'hono'
import { z } from 'zod'
import type { AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import type { Account, SessionRecord } from '../ports/records.ts'
import { verifyToken } from '../tokens/access-token.ts'
import type { AccessTokenClaims } from '../tokens/claims.ts'
import { isBanned } from '../users/is-banned.ts'

/** The account behind the request's bearer token, its session checked against the storage. */
export async function requireUser(context: AuthContext, c: Context): Promise<Account> {
  const claims = await requireClaims(context, c)
  const account = await loadAccount(context, claims)
  if (isBanned(account.user, context.clock.now())) {
    throw new AuthError(403, 'user_banned', 'User is banned')
  }
  return account
}

/** As requireUser, for what anonymous users may not do. */
export async function requirePermanentUser(context: AuthContext, c: Context): Promise<Account> {
  const account = await requireUser(context, c)
  if (account.user.isAnonymous) {
    throw new AuthError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions')
  }
  return account
}

/** Lets only service keys and users with an admin role pass. */
export async function requireAdmin(context: AuthContext, c: Context) {
  const claims = await requireClaims(context, c)
  if (!context.settings.jwt.adminRoles.includes(claims.role)) {
    throw new AuthError(403, 'not_admin', 'User not allowed')
  }
  // A person's admin rights end with their session; a service key has none.
  if (claims.session_id !== undefined) await requireUser(context, c)
}

/** Whether the request carries an admin's token. Open endpoints ignore every other bearer, readable or not. */
export async function isAdmin(context: AuthContext, c: Context) {
  const verdict = await verifyToken(context, bearerOf(c) ?? '')
  return 'claims' in verdict && context.settings.jwt.adminRoles.includes(verdict.claims.role)
}

async function requireClaims(context: AuthContext, c: Context) {
  const token = bearerOf(c)
  if (token === undefined) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  }
  const verdict = await verifyToken(context, token)
  if ('refusal' in verdict) {
    throw badJwt(`invalid JWT: unable to parse or verify signature, ${verdict.refusal}`)
  }
  return verdict.claims
}

export function bearerOf(c: Context) {
  return /^(?:B|b)earer +(\S+)$/.exec(c.req.header('authorization') ?? '')?.[1]
}

const uuid = z.guid()

async function loadAccount({ storage }: AuthContext, claims: AccessTokenClaims): Promise<Account> {
  const { sub, session_id: sessionId } = claims
  if (sub === undefined || sub === '') throw badJwt('invalid claim: missing sub claim')
  if (!uuid.safeParse(sub).success) {
    throw new AuthError(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID')
  }
  if (!uuid.safeParse(sessionId).success) throw badJwt('invalid claim: session_id claim must be a UUID')
  const account = await storage.findAccount(sessionId ?? '')
  if (account?.user.id === sub && account.user.deletedAt === null) return account
  const user = await storage.findUser(sub)
  if (!user || user.deletedAt !== null) {
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  }
  throw sessionNotFound()
}

export const sessionNotFound = () =>
  new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')

const badJwt = (message: string) => new AuthError(403, 'bad_jwt', message)

/** What an application needs to know about its caller. */
export interface CurrentSession {
  claims: AccessTokenClaims
  userId: string
  session: SessionRecord
  account: Account
}

/** The caller behind a token, or undefined: for code outside this service. */
export async function findCurrentSession(
  context: AuthContext,
  token: string,
): Promise<CurrentSession | undefined> {
  const verdict = await verifyToken(context, token)
  if (!('claims' in verdict) || verdict.claims.session_id === undefined) return undefined
  try {
    const account = await loadAccount(context, verdict.claims)
    if (isBanned(account.user, context.clock.now())) return undefined
    return { claims: verdict.claims, userId: account.user.id, session: account.session, account }
  } catch (cause) {
    if (cause instanceof AuthError) return undefined
    throw cause
  }
}
