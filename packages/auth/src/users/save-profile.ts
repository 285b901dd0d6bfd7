import type { AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import { startFlow } from '../flows/flow-state.ts'
import type { Pkce } from '../flows/pkce.ts'
import { maxMetadataBytes } from '../http/read-body.ts'
import { sessionNotFound } from '../http/require-user.ts'
import { requireMail } from '../mail/require-mail.ts'
import { sendTexts, writeTextMessage } from '../mail/write-text-message.ts'
import { throttleMessages } from '../mail/throttle-messages.ts'
import { sendMails, writeEmailChangeMails } from '../mail/write-mail.ts'
import type { SmsMessage } from '../ports/outside.ts'
import type { Account, Metadata, UserRecord } from '../ports/records.ts'
import type { Transaction } from '../ports/storage.ts'
import { changeEmail, changePhone, explainConflict } from './change-address.ts'
import { storePassword } from './change-password.ts'
import type { UserParts } from './present-user.ts'
import { mergeMetadata, updateUser } from './update-user.ts'

interface ProfileChange {
  email: string | undefined
  phone: string | undefined
  passwordHash: string | undefined
  metadata: Metadata | undefined
  channel: SmsMessage['channel']
  pkce: Pkce | undefined
  redirectTo: string
}

/** Saves what a person changes about themselves. New addresses have to be confirmed before they count. */
export async function saveProfile(
  context: AuthContext,
  account: Account,
  change: ProfileChange,
): Promise<UserParts> {
  const { email, phone } = change
  const { settings, storage } = context
  const changesEmail = email !== undefined && email !== account.user.email
  const changesPhone = phone !== undefined && phone !== account.user.phone
  const isEmailTrusted = account.user.isAnonymous && settings.email.autoconfirm
  if (changesEmail && !isEmailTrusted) {
    requireMail(context)
    await throttleMessages(context, 'email', `email_change:${account.user.id}`)
  }
  if (changesPhone && !settings.phone.autoconfirm) {
    await throttleMessages(context, 'phone', `phone_change:${account.user.id}`)
  }
  const { parts, mails, texts } = await storage
    .transaction(async (tx) => {
      const scope = { context, tx }
      let user = await saveOwnFacts(scope, account, change)
      const outgoing: Outgoing = { mails: [], texts: [] }
      if (changesEmail && isEmailTrusted) {
        user = await changeEmail({ clock: context.clock, tx }, user, { email, isProof: false })
      }
      if (changesEmail && !isEmailTrusted) {
        const sent = await askMailboxes(scope, user, { ...change, email })
        user = sent.user
        outgoing.mails = sent.mails
      }
      if (changesPhone && settings.phone.autoconfirm) {
        user = await changePhone({ clock: context.clock, tx }, user, phone)
      }
      if (changesPhone && !settings.phone.autoconfirm) {
        const { channel } = change
        const sent = await writeTextMessage(scope, { user, kind: 'phone-change', to: phone, channel })
        user = sent.user
        outgoing.texts = sent.texts
      }
      const identities = await tx.listIdentities(user.id)
      return { parts: { user, identities, factors: account.factors }, ...outgoing }
    })
    .catch(explainConflict)
  sendMails(mails)
  await sendTexts(context, texts)
  return parts
}

interface Outgoing {
  mails: Awaited<ReturnType<typeof askMailboxes>>['mails']
  texts: SmsMessage[]
}

interface Scope {
  context: AuthContext
  tx: Transaction
}

async function saveOwnFacts({ context, tx }: Scope, account: Account, change: ProfileChange) {
  // Read again under a lock: two tabs may be saving different keys of the metadata.
  let user = (await tx.lockUser(account.user.id)) ?? account.user
  // A password that was changed elsewhere meanwhile has signed this session out: it has nothing to say any more.
  if (!(await tx.findAccount(account.session.id))) throw sessionNotFound()
  const { passwordHash, metadata } = change
  if (passwordHash !== undefined) {
    if (user.passwordHash !== account.user.passwordHash) throw passwordConflict()
    user = await storePassword({ context, tx }, { user, session: account.session }, passwordHash)
  }
  if (metadata === undefined) return user
  const userMetadata = mergeMetadata(user.userMetadata, metadata)
  if (Buffer.byteLength(JSON.stringify(userMetadata)) > maxMetadataBytes) {
    throw new AuthError(400, 'validation_failed', `data: must not be larger than ${maxMetadataBytes} bytes`)
  }
  return updateUser({ clock: context.clock, tx }, user, { userMetadata })
}

/** What was checked is not the password any more. */
const passwordConflict = () =>
  new AuthError(409, 'conflict', 'The password was changed meanwhile. Try again.')

async function askMailboxes(
  { context, tx }: Scope,
  user: UserRecord,
  { email, pkce, redirectTo }: ProfileChange & { email: string },
) {
  const method = 'email_change'
  if (pkce) await startFlow(context, tx, { userId: user.id, method, provider: 'email', pkce })
  const isPkce = pkce !== undefined
  return writeEmailChangeMails({ context, tx }, { user, newEmail: email, isPkce, redirectTo })
}
