import type { AuthContext, Origin } from '../context.ts'
import { startFlow } from '../flows/flow-state.ts'
import type { Pkce } from '../flows/pkce.ts'
import { sendTexts, writeTextMessage } from '../mail/write-text-message.ts'
import { sendMails, writeMail } from '../mail/write-mail.ts'
import type { MailMessage, Metadata, SmsMessage, Transaction, UserRecord } from '../ports.ts'
import { issueSession, type IssuedSession } from '../tokens/issue-session.ts'
import { confirmEmail, confirmPhone } from './confirm-user.ts'
import { createIdentity, createUser } from './create-user.ts'
import type { UserParts } from './present-user.ts'
import { retryOnConflict } from './retry-on-conflict.ts'

export interface NewAccount {
  provider: 'email' | 'phone'
  address: string
  /** Null for those who come by a code; they can set a password later. */
  passwordHash: string | null
  metadata: Metadata
  channel: SmsMessage['channel']
  pkce: Pkce | undefined
  origin: Origin
  redirectTo: string
  /** Whether the address is believed without being confirmed. */
  isTrusted: boolean
  /** Which mail asks for the confirmation. */
  mailKind: 'confirm' | 'magic-link'
}

export type SignUpOutcome =
  | { kind: 'session'; issued: IssuedSession }
  | { kind: 'pending'; parts: UserParts; messageId: string | undefined }
  | { kind: 'exists' }

type Stored =
  | Exclude<SignUpOutcome, { kind: 'pending' }>
  | { kind: 'pending'; parts: UserParts; mails: MailMessage[]; texts: SmsMessage[] }

/** Makes an account, or sends the confirmation again to one that waits for it. */
export async function signUp(context: AuthContext, account: NewAccount): Promise<SignUpOutcome> {
  const stored = await retryOnConflict(() =>
    context.storage.transaction((tx) => store({ context, tx }, account)),
  )
  if (stored.kind !== 'pending') return stored
  await sendMails(context, stored.mails)
  const messageId = await sendTexts(context, stored.texts)
  return { kind: 'pending', parts: stored.parts, messageId }
}

interface Scope {
  context: AuthContext
  tx: Transaction
}

async function store({ context, tx }: Scope, account: NewAccount): Promise<Stored> {
  const existing = await findExisting(tx, account)
  const { isTrusted } = account
  // An unconfirmed account may be anybody's. Where addresses are believed, it would be handed to whoever asks.
  if (existing && (isTrusted || isConfirmed(existing, account.provider))) return { kind: 'exists' }
  const user = existing ?? (await create({ context, tx }, account))
  if (isTrusted) {
    const confirm = account.provider === 'email' ? confirmEmail : confirmPhone
    const confirmed = await confirm({ clock: context.clock, tx }, user)
    const { origin } = account
    const issued = await issueSession(context, tx, { user: confirmed, method: 'password', origin })
    return { kind: 'session', issued }
  }
  const sent = await writeConfirmation({ context, tx }, user, account)
  const identities = await tx.listIdentities(user.id)
  return { kind: 'pending', parts: { user: sent.user, identities, factors: [] }, ...sent }
}

async function findExisting(tx: Transaction, { provider, address }: NewAccount) {
  if (provider === 'phone') return tx.findUserByPhone(address)
  const [user] = await tx.findUsersByAnyEmail(address)
  return user
}

const isConfirmed = (user: UserRecord, provider: NewAccount['provider']) =>
  (provider === 'email' ? user.emailConfirmedAt : user.phoneConfirmedAt) !== null

async function create({ context, tx }: Scope, account: NewAccount) {
  const { provider, address, passwordHash, metadata } = account
  const user = await createUser(context, tx, {
    [provider]: address,
    passwordHash,
    userMetadata: metadata,
    appMetadata: { provider, providers: [provider] },
  })
  await createIdentity(context, tx, {
    userId: user.id,
    provider,
    subject: user.id,
    claims: {
      ...metadata,
      sub: user.id,
      [provider]: address,
      email_verified: false,
      phone_verified: false,
    },
  })
  return user
}

async function writeConfirmation({ context, tx }: Scope, user: UserRecord, account: NewAccount) {
  const { provider, address, channel, pkce, redirectTo, mailKind } = account
  if (provider === 'phone') {
    const kind = 'confirmation'
    const text = await writeTextMessage({ context, tx }, { user, kind, to: address, channel })
    return { ...text, mails: [] }
  }
  const method = mailKind === 'confirm' ? 'email/signup' : 'magiclink'
  if (pkce) await startFlow(context, tx, { userId: user.id, method, provider, pkce })
  const mail = { user, kind: mailKind, isPkce: pkce !== undefined, redirectTo }
  return { ...(await writeMail({ context, tx }, mail)), texts: [] }
}
