import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { originOf, type AuthContext } from '../context.ts'
import { AuthError, validationFailed } from '../errors.ts'
import { startFlow } from '../flows/flow-state.ts'
import { parsePkce, type Pkce } from '../flows/pkce.ts'
import { limitRequests } from '../http/limit-requests.ts'
import { metadata, readBody, text } from '../http/read-body.ts'
import { requireCaptcha } from '../http/require-captcha.ts'
import { parseChannel, sendTexts, writeTextMessage } from '../mail/write-text-message.ts'
import { requireMail } from '../mail/require-mail.ts'
import { consumeBudget, throttleMessages } from '../mail/throttle-messages.ts'
import { sendMails, writeMail } from '../mail/write-mail.ts'
import type { UserRecord } from '../ports/records.ts'
import { chooseRedirect } from '../redirects/choose-redirect.ts'
import { parseEmail, parsePhone } from '../users/addresses.ts'
import { signUp, type NewAccount } from '../users/sign-up.ts'

const otpBody = z.object({
  email: text,
  phone: text,
  create_user: z
    .boolean()
    .nullish()
    .transform((value) => value ?? true),
  data: metadata,
  channel: text,
  code_challenge: text,
  code_challenge_method: text,
})

type OtpBody = z.output<typeof otpBody>

export const otpRoutes = (context: AuthContext) =>
  new Hono().on(
    'POST',
    ['/otp', '/magiclink'],
    limitRequests(context, 'otp'),
    requireCaptcha(context),
    async (c) => {
      const body = await readBody(c, otpBody)
      if (body.email !== '' && body.phone !== '') {
        throw validationFailed('Only an email address or phone number should be provided')
      }
      if (body.email !== '' && body.channel !== '') {
        throw validationFailed('Channel should only be specified with Phone OTP')
      }
      const pkce = parsePkce(body)
      if (body.email !== '') return c.json(await sendMagicLink(context, c, { body, pkce }))
      if (body.phone !== '') return c.json(await sendPhoneCode(context, c, body))
      throw validationFailed('One of email or phone must be set')
    },
  )

async function sendMagicLink(
  context: AuthContext,
  c: Context,
  { body, pkce }: { body: OtpBody; pkce: Pkce | undefined },
) {
  const { settings, storage } = context
  if (!settings.email.enabled) {
    throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled')
  }
  if (!settings.email.magicLink) {
    throw new AuthError(422, 'email_provider_disabled', 'Login with magic link is disabled')
  }
  requireMail(context)
  const email = parseEmail(body.email)
  await throttleMessages(context, 'email', `recovery:${email}`)
  const user = await storage.findUserByEmail(email)
  if (!user && !maySignUp(context, body)) return keepQuiet(context, 'email')
  if (user === undefined || user.emailConfirmedAt === null) {
    await signUp(context, newAccount(context, c, { body, provider: 'email', address: email, pkce }))
    return {}
  }
  await mailLink(context, user, { pkce, redirectTo: chooseRedirect(context, c) })
  return {}
}

const maySignUp = ({ settings }: AuthContext, { create_user: wantsAccount }: OtpBody) =>
  wantsAccount && !settings.disableSignup

/** An address without an account is answered like one that has one, up to the limits it counts against. */
async function keepQuiet(context: AuthContext, channel: 'email' | 'phone') {
  await consumeBudget(context, channel)
  return {}
}

interface Target {
  body: OtpBody
  provider: 'email' | 'phone'
  address: string
  pkce: Pkce | undefined
}

/** Whoever comes by a code proves the address with it, even where addresses are believed otherwise. */
function newAccount(context: AuthContext, c: Context, { body, provider, address, pkce }: Target): NewAccount {
  return {
    provider,
    address,
    passwordHash: null,
    metadata: body.data ?? {},
    channel: parseChannel(body.channel),
    pkce,
    origin: originOf(context, c),
    redirectTo: chooseRedirect(context, c),
    isTrusted: false,
    mailKind: context.settings.email.autoconfirm ? 'magic-link' : 'confirm',
  }
}

async function mailLink(
  context: AuthContext,
  user: UserRecord,
  { pkce, redirectTo }: { pkce: Pkce | undefined; redirectTo: string },
) {
  const { mails } = await context.storage.transaction(async (tx) => {
    if (pkce) await startFlow(context, tx, { userId: user.id, method: 'magiclink', provider: 'email', pkce })
    const isPkce = pkce !== undefined
    return writeMail({ context, tx }, { user, kind: 'magic-link', isPkce, redirectTo })
  })
  sendMails(mails)
}

async function sendPhoneCode(context: AuthContext, c: Context, body: OtpBody) {
  if (!context.settings.phone.enabled) {
    throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider')
  }
  const phone = parsePhone(body.phone)
  const channel = parseChannel(body.channel)
  await throttleMessages(context, 'phone', `confirmation:${phone}`)
  const user = await context.storage.findUserByPhone(phone)
  if (!user && !maySignUp(context, body)) return keepQuiet(context, 'phone')
  if (user === undefined || user.phoneConfirmedAt === null) {
    const target = { body, provider: 'phone', address: phone, pkce: undefined } as const
    const outcome = await signUp(context, newAccount(context, c, target))
    return outcome.kind === 'pending' ? presentMessageId(outcome.messageId) : {}
  }
  const { texts } = await context.storage.transaction((tx) =>
    writeTextMessage({ context, tx }, { user, kind: 'confirmation', to: phone, channel }),
  )
  return presentMessageId(await sendTexts(context, texts))
}

export const presentMessageId = (messageId: string | undefined) =>
  messageId === undefined ? {} : { message_id: messageId }
