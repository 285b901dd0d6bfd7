import { z } from 'zod'
import type { AuthContext } from '../context.ts'
import { AuthError, validationFailed } from '../errors.ts'
import type { Metadata } from '../ports/records.ts'
import type { Transaction } from '../ports/storage.ts'
import { emailExists, explainConflict, phoneExists } from '../users/change-address.ts'
import { createIdentity, createUser } from '../users/create-user.ts'
import type { UserParts } from '../users/present-user.ts'
import { parseAdminUser, type AdminUserBody } from './user-body.ts'

type NewUser = Awaited<ReturnType<typeof parseAdminUser>>

/** Makes an account on an admin's word; nobody is asked and nothing is mailed. */
export async function createUserAsAdmin(context: AuthContext, body: AdminUserBody): Promise<UserParts> {
  const input = await parseAdminUser(context, body)
  if (input.email === undefined && input.phone === undefined) {
    throw validationFailed('Cannot create a user without either an email or phone')
  }
  if (body.id !== '' && !z.guid().safeParse(body.id).success)
    throw validationFailed('ID must conform to the uuid v4 format')
  return context.storage.transaction((tx) => store({ context, tx }, body, input)).catch(explainConflict)
}

async function store(
  { context, tx }: { context: AuthContext; tx: Transaction },
  body: AdminUserBody,
  { email, phone, passwordHash, bannedUntil, role }: NewUser,
): Promise<UserParts> {
  if (email !== undefined && (await tx.findUsersByAnyEmail(email)).length > 0) throw emailExists()
  if (phone !== undefined && (await tx.findUserByPhone(phone))) throw phoneExists()
  const id = body.id.toLowerCase()
  if (id !== '' && (await tx.findUser(id))) {
    throw new AuthError(422, 'user_already_exists', 'A user with this id exists already')
  }
  const now = context.clock.now()
  const claims = body.user_metadata ?? {}
  const providers = [...(email === undefined ? [] : ['email']), ...(phone === undefined ? [] : ['phone'])]
  const user = await createUser(context, tx, {
    ...(id === '' ? {} : { id }),
    email: email ?? null,
    phone: phone ?? null,
    emailConfirmedAt: body.email_confirm && email !== undefined ? now : null,
    phoneConfirmedAt: body.phone_confirm && phone !== undefined ? now : null,
    passwordHash: passwordHash ?? null,
    bannedUntil: bannedUntil ?? null,
    ...(role === undefined ? {} : { role }),
    userMetadata: body.email_confirm ? { ...claims, email_verified: true } : claims,
    appMetadata: { ...body.app_metadata, provider: providers[0], providers },
  })
  const own = (provider: string, facts: Metadata) =>
    createIdentity(context, tx, {
      userId: user.id,
      provider,
      subject: user.id,
      claims: { sub: user.id, email_verified: false, phone_verified: false, ...facts },
    })
  if (email !== undefined) await own('email', { email, email_verified: body.email_confirm })
  if (phone !== undefined) await own('phone', { phone, phone_verified: body.phone_confirm })
  return { user, identities: await tx.listIdentities(user.id), factors: [] }
}
