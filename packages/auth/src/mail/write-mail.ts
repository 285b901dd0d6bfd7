import { randomUUID } from 'node:crypto'
import type { AuthContext } from '../context.ts'
import { createCode, hashCode, pkcePrefix } from '../one-time-codes/one-time-code.ts'
import type { MailKind, MailMessage, SetOut } from '../ports/outside.ts'
import type { OneTimeTokenKind, SignUpFacts, UserPatch, UserRecord } from '../ports/records.ts'
import type { Transaction } from '../ports/storage.ts'
import { updateUser } from '../users/update-user.ts'
import { consumeBudget } from './throttle-messages.ts'

export type SimpleMailKind = Exclude<MailKind, 'email-change' | 'already-registered'>

interface Scope {
  context: AuthContext
  tx: Transaction
}

interface MailRequest {
  user: UserRecord
  kind: SimpleMailKind
  isPkce: boolean
  redirectTo: string
  /** The sign-up that waits for the code. */
  signUp?: SignUpFacts
}

/** Stores a fresh code and queues the mail that carries it. The caller lets it set out once the transaction has held. */
export async function writeMail({ context, tx }: Scope, { user, kind, ...request }: MailRequest) {
  const { tokenKind, linkType } = purposes[kind]
  await consumeBudget(context, 'email')
  const now = context.clock.now()
  const mail = await createMail(
    { context, tx },
    { ...request, user, kind, tokenKind, linkType, to: user.email ?? '' },
  )
  const saved = await updateUser({ clock: context.clock, tx }, user, sentAt(kind, now))
  return { user: saved, mails: [await context.mailer.queue(mail, tx)] }
}

/** A change of address asks the new mailbox, and where that is required the current one as well. */
export async function writeEmailChangeMails(
  { context, tx }: Scope,
  { user, newEmail, isPkce, redirectTo }: { user: UserRecord; newEmail: string } & Omit<MailRequest, 'kind'>,
) {
  await consumeBudget(context, 'email')
  const common = { kind: 'email-change', linkType: 'email_change', user, isPkce, redirectTo } as const
  const addresses = { newEmail, ...(user.email === null ? {} : { currentEmail: user.email }) }
  const mails: SetOut[] = []
  await tx.deleteOneTimeTokens(user.id, ['email-change-current', 'email-change-new'])
  if (context.settings.email.secureChange && user.email !== null) {
    const tokenKind = 'email-change-current'
    const mail = await createMail({ context, tx }, { ...common, tokenKind, to: user.email })
    mails.push(await context.mailer.queue({ ...mail, ...addresses }, tx))
  }
  const mail = await createMail({ context, tx }, { ...common, tokenKind: 'email-change-new', to: newEmail })
  mails.push(await context.mailer.queue({ ...mail, ...addresses }, tx))
  const patch = { newEmail, emailChangeSentAt: context.clock.now(), emailChangeConfirmations: 0 }
  return { user: await updateUser({ clock: context.clock, tx }, user, patch), mails }
}

/** Tells an address that somebody tried to register with it. It carries nothing that opens the account. */
export function writeNotice(
  { context: { settings, mailer }, tx }: Scope,
  { user, to, redirectTo }: Pick<MailRequest, 'user' | 'redirectTo'> & { to: string },
): Promise<SetOut> {
  const notice: MailMessage = {
    kind: 'already-registered',
    to,
    code: '',
    tokenHash: '',
    link: settings.siteUrl,
    redirectTo,
    userId: user.id,
    userMetadata: user.userMetadata,
  }
  return mailer.queue(notice, tx)
}

export function sendMails(mails: readonly SetOut[]): void {
  for (const setOut of mails) setOut()
}

export interface CreateMail extends Omit<MailRequest, 'kind'> {
  kind: MailKind
  tokenKind: OneTimeTokenKind
  /** What the link calls it; empty for a mail without a link. */
  linkType: string
  to: string
}

export async function createMail(
  { context, tx }: Scope,
  { user, kind, tokenKind, linkType, to, isPkce, redirectTo, signUp }: CreateMail,
): Promise<MailMessage> {
  const code = createCode(context.settings.email.otpLength)
  const id = randomUUID()
  const tokenHash = (isPkce ? pkcePrefix : '') + hashCode(id, to, code)
  const createdAt = context.clock.now()
  await tx.putOneTimeToken({
    id,
    userId: user.id,
    kind: tokenKind,
    tokenHash,
    sentTo: to,
    ...(signUp ? { signUp } : {}),
    createdAt,
  })
  const hasLink = linkType !== ''
  return {
    kind,
    to,
    code,
    tokenHash: hasLink ? tokenHash : '',
    link: hasLink ? createLink(context, { tokenHash, linkType, redirectTo }) : '',
    redirectTo,
    userId: user.id,
    userMetadata: signUp?.metadata ?? user.userMetadata,
  }
}

const purposes: Record<SimpleMailKind, { tokenKind: OneTimeTokenKind; linkType: string }> = {
  confirm: { tokenKind: 'confirmation', linkType: 'signup' },
  invitation: { tokenKind: 'confirmation', linkType: 'invite' },
  'magic-link': { tokenKind: 'recovery', linkType: 'magiclink' },
  recovery: { tokenKind: 'recovery', linkType: 'recovery' },
  reauthentication: { tokenKind: 'reauthentication', linkType: '' },
}

function sentAt(kind: SimpleMailKind, now: Date): UserPatch {
  switch (kind) {
    case 'confirm':
      return { confirmationSentAt: now }
    case 'invitation':
      return { confirmationSentAt: now, invitedAt: now }
    case 'magic-link':
    case 'recovery':
      return { recoverySentAt: now }
    case 'reauthentication':
      return { reauthenticationSentAt: now }
  }
}

/** Opens the landing page, which posts the token: a mail scanner that follows the link spends nothing. */
function createLink(
  { settings }: AuthContext,
  { tokenHash, linkType, redirectTo }: { tokenHash: string; linkType: string; redirectTo: string },
) {
  const link = new URL(settings.linkBase ?? new URL('/auth/confirm', settings.siteUrl))
  link.searchParams.set('token_hash', tokenHash)
  link.searchParams.set('type', linkType)
  link.searchParams.set('redirect_to', redirectTo)
  return link.href
}
