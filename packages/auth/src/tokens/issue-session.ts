import { randomUUID } from 'node:crypto'
import type { AuthContext, Origin } from '../context.ts'
import type { SessionRecord, UserRecord } from '../ports/records.ts'
import type { Transaction } from '../ports/storage.ts'
import { presentUser, type UserParts } from '../users/present-user.ts'
import { updateUser } from '../users/update-user.ts'
import { signAccessToken } from './access-token.ts'
import { createRefreshKey, encodeRefreshToken } from './refresh-token.ts'

export interface SignIn {
  user: UserRecord
  /** How the person proved who they are, as the access token will say it. */
  method: string
  provider?: string
  origin: Origin
  notAfter?: Date
}

export interface IssuedSession extends UserParts {
  session: SessionRecord
}

/** Starts a session for somebody who has proved who they are. */
export async function issueSession(
  { clock }: Pick<AuthContext, 'clock'>,
  tx: Transaction,
  signIn: SignIn,
): Promise<IssuedSession> {
  const session = createSession(clock.now(), signIn)
  const user = await updateUser({ clock, tx }, signIn.user, { lastSignInAt: session.createdAt })
  await tx.insertSession(session)
  const identities = await tx.listIdentities(user.id)
  const factors = await tx.listFactors(user.id)
  return { session, user, identities, factors }
}

/**
 * The same for somebody who knew the user's password, where nothing else has to be written together with it. Undefined
 * when the password was changed since the user was read.
 */
export async function issueSessionAlone(
  { clock, storage }: Pick<AuthContext, 'clock' | 'storage'>,
  signIn: SignIn,
): Promise<IssuedSession | undefined> {
  const { passwordHash } = signIn.user
  if (passwordHash === null) return undefined
  const session = createSession(clock.now(), signIn)
  const { createdAt } = session
  const parts = await storage.startSession(session, passwordHash)
  return (
    parts && { session, user: { ...signIn.user, lastSignInAt: createdAt, updatedAt: createdAt }, ...parts }
  )
}

function createSession(now: Date, { user, method, provider, origin, notAfter }: SignIn): SessionRecord {
  const timestamp = Math.floor(now.getTime() / 1000)
  return {
    id: randomUUID(),
    userId: user.id,
    aal: 'aal1',
    amr: [provider === undefined ? { method, timestamp } : { method, timestamp, provider }],
    factorId: null,
    refreshKey: createRefreshKey(),
    refreshCounter: 0,
    refreshedAt: null,
    notAfter: notAfter ?? null,
    ...origin,
    createdAt: now,
    updatedAt: now,
  }
}

/** The reply that the client recognises as a session. */
export async function presentSession(
  context: Pick<AuthContext, 'settings' | 'keys' | 'clock'>,
  issued: IssuedSession,
) {
  const { token, expiresAt, expiresIn } = await signAccessToken(context, issued.user, issued.session)
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: expiresAt,
    refresh_token: encodeRefreshToken(issued.session),
    user: presentUser(issued, context.settings.jwt.audience),
  }
}

export type PresentedSession = Awaited<ReturnType<typeof presentSession>>
