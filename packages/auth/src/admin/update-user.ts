import type { AuthContext } from '../context.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Transaction } from '../ports/storage.ts'
import { changeEmail, changePhone, explainConflict, putOwnIdentity } from '../users/change-address.ts'
import { confirmEmail, confirmPhone } from '../users/confirm-user.ts'
import type { UserParts } from '../users/present-user.ts'
import { mergeMetadata, updateUser } from '../users/update-user.ts'
import { parseAdminUser, type AdminUserBody } from './user-body.ts'

type Change = Awaited<ReturnType<typeof parseAdminUser>>

/** Changes an account on an admin's word. A new password signs the user out everywhere. */
export async function updateUserAsAdmin(
  context: AuthContext,
  target: UserRecord,
  body: AdminUserBody,
): Promise<UserParts> {
  const change = await parseAdminUser(context, body)
  return context.storage
    .transaction(async (tx) => {
      const locked = (await tx.lockUser(target.id)) ?? target
      const user = await moveAddresses(
        { context, tx },
        await saveFacts({ context, tx }, locked, { body, change }),
        {
          body,
          change,
        },
      )
      const identities = await tx.listIdentities(user.id)
      return { user, identities, factors: await tx.listFactors(user.id) }
    })
    .catch(explainConflict)
}

interface Scope {
  context: AuthContext
  tx: Transaction
}

interface Request {
  body: AdminUserBody
  change: Change
}

async function saveFacts({ context, tx }: Scope, user: UserRecord, { body, change }: Request) {
  const { passwordHash, bannedUntil, role } = change
  if (passwordHash !== undefined) {
    await tx.deleteSessionsOfUser(user.id)
    await tx.deleteOneTimeTokens(user.id)
  }
  const { user_metadata: facts, app_metadata: rights } = body
  return updateUser({ clock: context.clock, tx }, user, {
    ...(passwordHash === undefined ? {} : { passwordHash }),
    ...(bannedUntil === undefined ? {} : { bannedUntil }),
    ...(role === undefined ? {} : { role }),
    ...(facts === undefined ? {} : { userMetadata: mergeMetadata(user.userMetadata, facts) }),
    ...(rights === undefined ? {} : { appMetadata: mergeMetadata(user.appMetadata, rights) }),
  })
}

async function moveAddresses({ context, tx }: Scope, before: UserRecord, { body, change }: Request) {
  const scope = { clock: context.clock, tx }
  const { email, phone } = change
  let user = before
  if (email !== undefined && email !== user.email) {
    user = await changeEmail(scope, user, { email, isProof: true })
  }
  if (body.email_confirm && user.emailConfirmedAt === null && user.email !== null) {
    user = await confirmEmail(scope, user)
  }
  if (phone !== undefined && phone !== user.phone) user = await changePhone(scope, user, phone)
  if (body.phone_confirm && user.phoneConfirmedAt === null && user.phone !== null) {
    await putOwnIdentity(scope, user, {
      provider: 'phone',
      claims: { phone: user.phone, phone_verified: true },
    })
    user = await confirmPhone(scope, user)
  }
  return user
}
