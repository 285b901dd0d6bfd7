import { z } from 'zod'
import type { AuthContext } from '../context.ts'
import { validationFailed } from '../errors.ts'
import { metadata, text } from '../http/read-body.ts'
import { requireStrongPassword } from '../passwords/password-policy.ts'
import { parseEmail, parsePhone } from '../users/addresses.ts'
import { parseBanDuration } from './parse-ban-duration.ts'

const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false)

export const adminUserBody = z.object({
  id: text,
  email: text,
  phone: text,
  password: text,
  password_hash: text,
  email_confirm: flag,
  phone_confirm: flag,
  user_metadata: metadata,
  app_metadata: metadata,
  role: text.refine((role) => role.length <= 100, { error: 'must not be longer than 100 characters' }),
  ban_duration: text,
})

export type AdminUserBody = z.output<typeof adminUserBody>

/** What an admin says about a user, checked. The password is hashed here, outside any transaction. */
export async function parseAdminUser(context: AuthContext, body: AdminUserBody) {
  return {
    email: body.email === '' ? undefined : parseEmail(body.email),
    phone: body.phone === '' ? undefined : parsePhone(body.phone),
    passwordHash: await parsePassword(context, body),
    bannedUntil: parseBan(context, body.ban_duration),
    role: body.role === '' ? undefined : body.role,
  }
}

async function parsePassword({ settings, passwords }: AuthContext, body: AdminUserBody) {
  if (body.password !== '' && body.password_hash !== '') {
    throw validationFailed('Only a password or a password hash should be provided')
  }
  if (body.password_hash !== '') {
    if (!/^\$argon2(id|i|d)\$v=19\$m=\d+,t=\d+,p=\d+\$[\w+/]+\$[\w+/]+$/.test(body.password_hash)) {
      throw validationFailed('password_hash: only argon2 hashes in PHC format are supported')
    }
    return body.password_hash
  }
  if (body.password === '') return undefined
  requireStrongPassword(settings.password, body.password)
  return passwords.hash(body.password)
}

function parseBan({ clock }: AuthContext, input: string) {
  if (input === '') return undefined
  const duration = parseBanDuration(input)
  return duration === 'none' ? null : new Date(clock.now().getTime() + duration)
}
