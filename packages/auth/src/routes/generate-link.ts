import { Hono } from 'hono'
import { z } from 'zod'
import { ensureInvited } from '../admin/ensure-account.ts'
import type { AuthContext } from '../context.ts'
import { AuthError, validationFailed } from '../errors.ts'
import { metadata, readBody, text } from '../http/read-body.ts'
import { requireAdmin } from '../http/require-user.ts'
import { createMail, type CreateMail } from '../mail/write-mail.ts'
import { requireStrongPassword } from '../passwords/password-policy.ts'
import type { Metadata, OneTimeTokenKind, SignUpFacts, UserPatch, UserRecord } from '../ports/records.ts'
import type { Transaction } from '../ports/storage.ts'
import { chooseRedirect } from '../redirects/choose-redirect.ts'
import { parseEmail } from '../users/addresses.ts'
import { emailExists } from '../users/change-address.ts'
import { presentUser } from '../users/present-user.ts'
import { retryOnConflict } from '../users/retry-on-conflict.ts'
import { updateUser } from '../users/update-user.ts'

const linkTypes = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
] as const

type LinkType = (typeof linkTypes)[number]

const linkBody = z.object({
  type: text,
  email: text,
  new_email: text,
  password: text,
  data: metadata,
  redirect_to: text,
})

/** Makes the link that a mail would carry, for admins who send it themselves. */
export const generateLinkRoutes = (context: AuthContext) =>
  new Hono().post('/admin/generate_link', async (c) => {
    await requireAdmin(context, c)
    const body = await readBody(c, linkBody)
    const order = await parseOrder(context, body)
    const redirectTo = chooseRedirect(context, c, body.redirect_to || c.req.query('redirect_to'))
    const { user, mail, type, identities } = await retryOnConflict(() =>
      context.storage.transaction((tx) => generate({ context, tx }, order, redirectTo)),
    )
    const { linkType } = plans[type]
    const target = encodeTarget(redirectTo)
    const link = `${context.settings.externalUrl}/verify?token=${mail.tokenHash}&type=${linkType}&redirect_to=${target}`
    return c.json({
      ...presentUser({ user, identities, factors: [] }, context.settings.jwt.audience),
      action_link: link,
      email_otp: mail.code,
      hashed_token: mail.tokenHash,
      redirect_to: redirectTo,
      verification_type: type,
    })
  })

/** Colons and slashes are allowed in a query, and people read these links. */
const encodeTarget = (url: string) => encodeURIComponent(url).replaceAll('%3A', ':').replaceAll('%2F', '/')

interface Order {
  type: LinkType
  email: string
  newEmail: string
  facts: Metadata
  passwordHash: string | undefined
}

async function parseOrder(context: AuthContext, body: z.output<typeof linkBody>): Promise<Order> {
  const type = linkTypes.find((known) => known === body.type)
  if (!type) throw validationFailed('Invalid email action link type requested: ' + body.type)
  const email = parseEmail(body.email)
  const changesEmail = type === 'email_change_current' || type === 'email_change_new'
  if (type === 'signup' && body.password === '') throw validationFailed('Signup requires a valid password')
  if (type === 'signup') requireStrongPassword(context.settings.password, body.password)
  const passwordHash = type === 'signup' ? await context.passwords.hash(body.password) : undefined
  if (type === 'email_change_current' && !context.settings.email.secureChange) {
    throw validationFailed('Enable secure email change to generate link for current email')
  }
  const newEmail = changesEmail ? parseEmail(body.new_email) : ''
  return { type, email, newEmail, facts: body.data ?? {}, passwordHash }
}

interface Scope {
  context: AuthContext
  tx: Transaction
}

async function generate({ context, tx }: Scope, order: Order, redirectTo: string) {
  const { type, ...found } = await findAccount({ context, tx }, order)
  const { tokenKind, kind, linkType } = plans[type]
  const to = type === 'email_change_new' ? order.newEmail : order.email
  const mail = await createMail(
    { context, tx },
    { ...found, kind, tokenKind, linkType, to, isPkce: false, redirectTo },
  )
  const patch = noteSending(type, order, context.clock.now())
  const user = await updateUser({ clock: context.clock, tx }, found.user, patch)
  return { user, mail, type, identities: await tx.listIdentities(user.id) }
}

async function findAccount(
  { context, tx }: Scope,
  order: Order,
): Promise<{ user: UserRecord; signUp?: SignUpFacts; type: LinkType }> {
  const { type, email, newEmail, facts, passwordHash } = order
  const user = await tx.findUserByEmail(email)
  if (type === 'signup' || type === 'invite' || (type === 'magiclink' && !user)) {
    const password = passwordHash === undefined ? {} : { passwordHash }
    const invited = await ensureInvited({ context, tx }, { email, facts, ...password })
    return { ...invited, type: type === 'magiclink' ? 'signup' : type }
  }
  if (!user) throw new AuthError(404, 'user_not_found', 'User with this email not found')
  if (newEmail !== '') {
    const owners = await tx.findUsersByAnyEmail(newEmail)
    if (owners.some(({ id }) => id !== user.id)) throw emailExists()
  }
  return { user, type }
}

interface Plan extends Pick<CreateMail, 'kind' | 'linkType'> {
  tokenKind: OneTimeTokenKind
}

const plans: Record<LinkType, Plan> = {
  signup: { kind: 'confirm', tokenKind: 'confirmation', linkType: 'signup' },
  invite: { kind: 'invitation', tokenKind: 'confirmation', linkType: 'invite' },
  magiclink: { kind: 'magic-link', tokenKind: 'recovery', linkType: 'magiclink' },
  recovery: { kind: 'recovery', tokenKind: 'recovery', linkType: 'recovery' },
  email_change_current: {
    kind: 'email-change',
    tokenKind: 'email-change-current',
    linkType: 'email_change',
  },
  email_change_new: { kind: 'email-change', tokenKind: 'email-change-new', linkType: 'email_change' },
}

function noteSending(type: LinkType, { newEmail }: Order, now: Date): UserPatch {
  switch (type) {
    case 'signup':
      return { confirmationSentAt: now }
    case 'invite':
      return { confirmationSentAt: now, invitedAt: now }
    case 'magiclink':
    case 'recovery':
      return { recoverySentAt: now }
    case 'email_change_current':
    case 'email_change_new':
      return { newEmail, emailChangeSentAt: now, emailChangeConfirmations: 0 }
  }
}
