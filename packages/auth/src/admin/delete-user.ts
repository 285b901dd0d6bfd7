import type { AuthContext } from '../context.ts'
import type { UserRecord } from '../ports/records.ts'

/** Deletes an account, or leaves an empty shell of it that keeps the id taken. */
export async function deleteUserAsAdmin(
  { storage, clock }: AuthContext,
  user: UserRecord,
  { isSoft }: { isSoft: boolean },
) {
  await storage.transaction(async (tx) => {
    if (!isSoft) return tx.deleteUser(user.id)
    for (const identity of await tx.listIdentities(user.id)) await tx.deleteIdentity(identity.id)
    for (const factor of await tx.listFactors(user.id)) await tx.deleteFactor(factor.id)
    await tx.deleteSessionsOfUser(user.id)
    await tx.deleteOneTimeTokens(user.id)
    await tx.updateUser(user.id, {
      email: null,
      phone: null,
      passwordHash: null,
      newEmail: null,
      newPhone: null,
      userMetadata: {},
      appMetadata: {},
      deletedAt: clock.now(),
      updatedAt: clock.now(),
    })
  })
}
