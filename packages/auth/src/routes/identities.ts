import { Hono } from 'hono'
import { z } from 'zod'
import type { AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import { requireUser } from '../http/require-user.ts'
import { type IdentityRecord, type UserRecord } from '../ports/records.ts'
import { UniqueViolationError, type Transaction } from '../ports/storage.ts'
import { isProven } from '../users/is-proven.ts'
import { recordProof } from '../users/record-proof.ts'
import { syncProviders, updateUser } from '../users/update-user.ts'
import { requireManualLinking } from './authorize.ts'

export const identityRoutes = (context: AuthContext) =>
  new Hono().delete('/user/identities/:id', async (c) => {
    const { user } = await requireUser(context, c)
    requireManualLinking(context)
    const id = z.guid().safeParse(c.req.param('id'))
    if (!id.success) throw new AuthError(404, 'validation_failed', 'identity_id must be an UUID')
    await context.storage
      .transaction((tx) => unlink({ context, tx }, user.id, id.data.toLowerCase()))
      .catch(explainConflict)
    return c.json({})
  })

interface Scope {
  context: AuthContext
  tx: Transaction
}

async function unlink({ context, tx }: Scope, userId: string, identityId: string) {
  const user = await tx.lockUser(userId)
  const identities = await tx.listIdentities(userId)
  if (!user || identities.length <= 1) {
    throw new AuthError(
      422,
      'single_identity_not_deletable',
      'User must have at least 1 identity after unlinking',
    )
  }
  const identity = identities.find(({ id }) => id === identityId)
  if (!identity) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist")
  await tx.deleteIdentity(identity.id)
  const remaining = identities.filter(({ id }) => id !== identity.id)
  const scope = { clock: context.clock, tx }
  const moved =
    identity.provider === 'phone'
      ? await updateUser(scope, user, { phone: null, phoneConfirmedAt: null })
      : await moveEmail({ context, tx }, user, remaining)
  const isKept = remaining.some(({ email }) => email !== null && email === user.email)
  if (isKept && isProven(user, identities)) await recordProof(scope, user)
  await syncProviders(scope, moved)
}

/** The account's address follows its identities; one that nobody has verified does not count as confirmed. */
async function moveEmail({ context, tx }: Scope, user: UserRecord, remaining: IdentityRecord[]) {
  const isKept = remaining.some(({ email }) => email !== null && email === user.email)
  const next = remaining.find(({ email }) => email !== null)
  if (isKept || !next) return user
  const isVerified = next.claims.email_verified === true || context.settings.email.autoconfirm
  return updateUser({ clock: context.clock, tx }, user, {
    email: next.email,
    emailConfirmedAt: isVerified ? (user.emailConfirmedAt ?? context.clock.now()) : null,
  })
}

function explainConflict(cause: unknown): never {
  if (!(cause instanceof UniqueViolationError)) throw cause
  throw new AuthError(
    422,
    'email_conflict_identity_not_deletable',
    'Unable to unlink identity due to email conflict',
  )
}
