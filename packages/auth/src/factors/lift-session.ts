import type { AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import type { Account, FactorRecord, SessionRecord } from '../ports/records.ts'
import type { Transaction } from '../ports/storage.ts'
import { createRefreshKey } from '../tokens/refresh-token.ts'

interface Scope {
  context: AuthContext
  tx: Transaction
}

interface Proof {
  factor: FactorRecord
  lastUsedStep: number | null
}

/**
 * The session becomes aal2, everybody who is signed in with less is signed out, and abandoned enrolments go. The
 * refresh key changes: a token from before the second factor must never bring back a session with it.
 */
export async function liftSession(
  { context, tx }: Scope,
  account: Account,
  { factor, lastUsedStep }: Proof,
): Promise<Account> {
  const now = context.clock.now()
  const current = await tx.lockAccount(account.session.id)
  if (!current) {
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  }
  await tx.updateFactor(factor.id, { status: 'verified', lastUsedStep, updatedAt: now })
  const { session } = current
  const patch = {
    aal: 'aal2',
    amr: addMethod(session, methodOf(factor), now),
    factorId: factor.id,
    refreshKey: createRefreshKey(),
    refreshCounter: session.refreshCounter + 2,
    updatedAt: now,
  } as const
  await tx.updateSession(session.id, patch)
  await tx.deleteSessionsOfUser(account.user.id, { except: session.id, belowAal2: true })
  for (const other of await tx.listFactors(account.user.id)) {
    if (other.status === 'unverified' && other.type === factor.type) await tx.deleteFactor(other.id)
  }
  return {
    ...current,
    session: { ...session, ...patch },
    factors: await tx.listFactors(account.user.id),
  }
}

/** Sessions that owe their level to this factor lose it; then the factor goes. */
export async function removeFactor({ context, tx }: Scope, factor: FactorRecord) {
  const now = context.clock.now()
  await tx.lockUser(factor.userId)
  for (const session of await tx.listSessions(factor.userId)) {
    if (session.factorId !== factor.id) continue
    const amr = session.amr.filter(({ method }) => method !== methodOf(factor))
    await tx.updateSession(session.id, { aal: 'aal1', amr, factorId: null, updatedAt: now })
  }
  await tx.deleteFactor(factor.id)
}

const methodOf = ({ type }: FactorRecord) => (type === 'totp' ? 'totp' : 'mfa/phone')

function addMethod({ amr }: SessionRecord, method: string, now: Date) {
  const timestamp = Math.floor(now.getTime() / 1000)
  return [...amr.filter((entry) => entry.method !== method), { method, timestamp }]
}
