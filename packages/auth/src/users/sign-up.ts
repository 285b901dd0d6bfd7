import type { AuthContext, Origin } from '../context.ts'
import { startFlow } from '../flows/flow-state.ts'
import type { Pkce } from '../flows/pkce.ts'
import { consumeBudget } from '../mail/throttle-messages.ts'
import { sendTexts, writeTextMessage } from '../mail/write-text-message.ts'
import { sendMails, writeMail, writeNotice } from '../mail/write-mail.ts'
import type { SetOut, SmsMessage } from '../ports/outside.ts'
import type { SignUpFacts, UserRecord } from '../ports/records.ts'
import type { Transaction } from '../ports/storage.ts'
import { issueSession, type IssuedSession } from '../tokens/issue-session.ts'
import { believeEmail, confirmPhone } from './confirm-user.ts'
import { createUser } from './create-user.ts'
import { draftAccount, type AccountDraft } from './draft-account.ts'
import type { UserParts } from './present-user.ts'
import { retryOnConflict } from './retry-on-conflict.ts'

export interface NewAccount extends SignUpFacts {
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
  | { kind: 'pending'; parts: UserParts; mails: SetOut[]; texts: SmsMessage[] }

/**
 * Makes an account. Whoever asks for an address that has one learns nothing: the answer is what a new account would
 * have been, and only the mailbox gets to know. Everything happens at one moment, so that no difference between its
 * times can tell the two apart.
 */
export async function signUp(context: AuthContext, account: NewAccount): Promise<SignUpOutcome> {
  const moment = context.clock.now()
  const still = { ...context, clock: { now: () => moment } }
  const stored = await retryOnConflict(() =>
    context.storage.transaction((tx) => store({ context: still, tx }, account)),
  )
  if (stored.kind !== 'pending') return stored
  sendMails(stored.mails)
  const messageId = await sendTexts(context, stored.texts)
  return { kind: 'pending', parts: stored.parts, messageId }
}

interface Scope {
  context: AuthContext
  tx: Transaction
}

async function store({ context, tx }: Scope, account: NewAccount): Promise<Stored> {
  const draft = draftAccount(context.clock.now(), account)
  const existing = await findExisting(tx, account)
  if (account.isTrusted) {
    // An account that exists may be anybody's. Where addresses are believed, it would be handed to whoever asks.
    if (existing) return { kind: 'exists' }
    return openAtOnce({ context, tx }, await create({ context, tx }, draft), account)
  }
  const { mails, texts } = existing
    ? await remind({ context, tx }, existing, account)
    : await writeConfirmation({ context, tx }, await create({ context, tx }, draft), account)
  const user = { ...draft.user, confirmationSentAt: context.clock.now() }
  return { kind: 'pending', parts: { user, identities: [draft.identity], factors: [] }, mails, texts }
}

async function findExisting(tx: Transaction, { provider, address }: NewAccount) {
  if (provider === 'phone') return tx.findUserByPhone(address)
  const [user] = await tx.findUsersByAnyEmail(address)
  return user
}

async function create({ context, tx }: Scope, { user, identity }: AccountDraft) {
  const created = await createUser(context, tx, user)
  await tx.insertIdentity(identity)
  return created
}

async function openAtOnce({ context, tx }: Scope, user: UserRecord, account: NewAccount): Promise<Stored> {
  const open = account.provider === 'email' ? believeEmail : confirmPhone
  const opened = await open({ clock: context.clock, tx }, user)
  const { origin } = account
  return {
    kind: 'session',
    issued: await issueSession(context, tx, { user: opened, method: 'password', origin }),
  }
}

/**
 * An account that waits is asked for its confirmation again, and becomes what this sign-up asks for once that comes: who
 * made it need not be who confirms it. One that does not wait is told, by mail, that somebody tried.
 */
async function remind({ context, tx }: Scope, user: UserRecord, account: NewAccount) {
  const { provider, address, passwordHash, metadata, redirectTo } = account
  const confirmedAt = provider === 'email' ? user.emailConfirmedAt : user.phoneConfirmedAt
  if (confirmedAt === null) {
    const wanted = { provider, address, passwordHash, metadata }
    return writeConfirmation({ context, tx }, user, { ...account, wanted })
  }
  await consumeBudget(context, provider)
  const mails =
    provider === 'email' ? [await writeNotice({ context, tx }, { user, to: address, redirectTo })] : []
  return { mails, texts: [] }
}

interface Confirmation extends NewAccount {
  /** What the account becomes when it is confirmed, where it is something else so far. */
  wanted?: SignUpFacts
}

async function writeConfirmation(
  { context, tx }: Scope,
  user: UserRecord,
  { provider, address, channel, pkce, redirectTo, mailKind, wanted }: Confirmation,
): Promise<{ mails: SetOut[]; texts: SmsMessage[] }> {
  const waiting = wanted ? { signUp: wanted } : {}
  if (provider === 'phone') {
    const kind = 'confirmation'
    const text = await writeTextMessage({ context, tx }, { user, kind, to: address, channel, ...waiting })
    return { texts: text.texts, mails: [] }
  }
  const method = mailKind === 'confirm' ? 'email/signup' : 'magiclink'
  if (pkce) await startFlow(context, tx, { userId: user.id, method, provider, pkce })
  const mail = { user, kind: mailKind, isPkce: pkce !== undefined, redirectTo, ...waiting }
  return { mails: (await writeMail({ context, tx }, mail)).mails, texts: [] }
}
