import { Hono } from 'hono'
import { z } from 'zod'
import type { AuthContext } from '../context.ts'
import { AuthError, validationFailed } from '../errors.ts'
import { startFlow } from '../flows/flow-state.ts'
import { parsePkce, type Pkce } from '../flows/pkce.ts'
import { limitRequests } from '../http/limit-requests.ts'
import { readBody, text } from '../http/read-body.ts'
import { requireCaptcha } from '../http/require-captcha.ts'
import { sendTexts, writeTextMessage } from '../mail/write-text-message.ts'
import { requireMail } from '../mail/require-mail.ts'
import { consumeBudget, countMessage } from '../mail/throttle-messages.ts'
import { sendMails, writeEmailChangeMails, writeMail } from '../mail/write-mail.ts'
import type { SetOut, SmsMessage } from '../ports/outside.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Transaction } from '../ports/storage.ts'
import { chooseRedirect } from '../redirects/choose-redirect.ts'
import { parseEmail, parsePhone } from '../users/addresses.ts'
import { presentMessageId } from './otp.ts'

const resendBody = z.object({
  type: text,
  email: text,
  phone: text,
  code_challenge: text,
  code_challenge_method: text,
})

const resendTypes = ['signup', 'email_change', 'sms', 'phone_change'] as const
type ResendType = (typeof resendTypes)[number]

/** Answers the same whether there is something to send again or not. */
export const resendRoutes = (context: AuthContext) =>
  new Hono().post('/resend', limitRequests(context, 'resend'), requireCaptcha(context), async (c) => {
    const body = await readBody(c, resendBody)
    const type = parseType(body)
    const pkce = type === 'signup' || type === 'email_change' ? parsePkce(body) : undefined
    const { provider, address } = parseAddress(context, body)
    if (provider === 'email') requireMail(context)
    const kind = type === 'signup' || type === 'sms' ? 'confirmation' : type
    const user = await (provider === 'email'
      ? context.storage.findUserByEmail(address)
      : context.storage.findUserByPhone(address))
    // Too soon is answered like unknown: a refusal would tell which addresses wait for something.
    const { allowed } = await countMessage(context, provider, `${kind}:${address}`)
    if (!allowed) return c.json({})
    if (!user) {
      await consumeBudget(context, provider)
      return c.json({})
    }
    const redirectTo = chooseRedirect(context, c)
    const { mails, texts } = await context.storage.transaction((tx) =>
      writeAgain({ context, tx }, user, { type, pkce, redirectTo }),
    )
    sendMails(mails)
    return c.json(presentMessageId(await sendTexts(context, texts)))
  })

function parseType({ type, email, phone }: z.output<typeof resendBody>): ResendType {
  const known = resendTypes.find((candidate) => candidate === type)
  if (!known) throw validationFailed('Missing one of these types: signup, email_change, sms, phone_change')
  if (email === '' && known === 'signup') throw validationFailed('Type provided requires an email address')
  if (phone === '' && known === 'sms') throw validationFailed('Type provided requires a phone number')
  return known
}

function parseAddress({ settings }: AuthContext, { email, phone }: { email: string; phone: string }) {
  if (email !== '' && phone !== '') {
    throw validationFailed('Only an email address or phone number should be provided.')
  }
  if (email !== '') {
    if (!settings.email.enabled) {
      throw new AuthError(400, 'email_provider_disabled', 'Email logins are disabled')
    }
    return { provider: 'email', address: parseEmail(email) } as const
  }
  if (phone === '') throw validationFailed('Missing email address or phone number')
  if (!settings.phone.enabled) {
    throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled')
  }
  return { provider: 'phone', address: parsePhone(phone) } as const
}

interface Outgoing {
  mails: SetOut[]
  texts: SmsMessage[]
}

interface Again {
  type: ResendType
  pkce: Pkce | undefined
  redirectTo: string
}

async function writeAgain(
  { context, tx }: { context: AuthContext; tx: Transaction },
  user: UserRecord,
  { type, pkce, redirectTo }: Again,
): Promise<Outgoing> {
  const isPkce = pkce !== undefined
  switch (type) {
    case 'signup': {
      if (user.emailConfirmedAt !== null) return sayNothing(context, 'email')
      const method = 'email/signup'
      if (pkce) await startFlow(context, tx, { userId: user.id, method, provider: 'email', pkce })
      const mail = { user, kind: 'confirm', isPkce, redirectTo } as const
      return { ...(await writeMail({ context, tx }, mail)), texts: [] }
    }
    case 'email_change': {
      if (user.newEmail === null) return sayNothing(context, 'email')
      const method = 'email_change'
      if (pkce) await startFlow(context, tx, { userId: user.id, method, provider: 'email', pkce })
      const change = { user, newEmail: user.newEmail, isPkce, redirectTo }
      return { ...(await writeEmailChangeMails({ context, tx }, change)), texts: [] }
    }
    case 'sms': {
      if (user.phoneConfirmedAt !== null || user.phone === null) return sayNothing(context, 'phone')
      const message = { user, kind: 'confirmation', to: user.phone, channel: 'sms' } as const
      return { ...(await writeTextMessage({ context, tx }, message)), mails: [] }
    }
    case 'phone_change': {
      if (user.newPhone === null) return sayNothing(context, 'phone')
      const change = { user, kind: 'phone-change', to: user.newPhone, channel: 'sms' } as const
      return { ...(await writeTextMessage({ context, tx }, change)), mails: [] }
    }
  }
}

/** Where nothing waits, the limits count all the same: what they refuse must not tell who waits for something. */
async function sayNothing(context: AuthContext, channel: 'email' | 'phone'): Promise<Outgoing> {
  await consumeBudget(context, channel)
  return { mails: [], texts: [] }
}
