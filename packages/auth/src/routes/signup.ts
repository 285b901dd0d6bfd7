import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { originOf, type AuthContext } from '../context.ts'
import { AuthError, validationFailed } from '../errors.ts'
import { parsePkce } from '../flows/pkce.ts'
import { countRequest } from '../http/limit-requests.ts'
import { metadata, readBody, text } from '../http/read-body.ts'
import { requireCaptcha } from '../http/require-captcha.ts'
import { parseChannel } from '../mail/write-text-message.ts'
import { throttleMessages } from '../mail/throttle-messages.ts'
import { refuseCommonPassword, requireWellFormedPassword } from '../passwords/password-policy.ts'
import type { Metadata } from '../ports/records.ts'
import { chooseRedirect } from '../redirects/choose-redirect.ts'
import { issueSession, presentSession } from '../tokens/issue-session.ts'
import { parseEmail, parsePhone } from '../users/addresses.ts'
import { createUser } from '../users/create-user.ts'
import { presentUser } from '../users/present-user.ts'
import { signUp, type NewAccount, type SignUpOutcome } from '../users/sign-up.ts'

const signupBody = z.object({
  email: text,
  phone: text,
  password: text,
  data: metadata,
  channel: text,
  code_challenge: text,
  code_challenge_method: text,
})

type SignupBody = z.output<typeof signupBody>

export const signupRoutes = (context: AuthContext) =>
  new Hono().post('/signup', requireCaptcha(context), async (c) => {
    const body = await readBody(c, signupBody)
    if (body.email === '' && body.phone === '') return signUpAnonymously(context, c, body)
    await countRequest(context, c, 'signup')
    if (context.settings.disableSignup) throw signupDisabled()
    return present(context, c, await signUp(context, await parseAccount(context, c, body)))
  })

export const signupDisabled = () =>
  new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')

/** The order of these checks is part of the contract. */
async function parseAccount(context: AuthContext, c: Context, body: SignupBody): Promise<NewAccount> {
  const { settings } = context
  if (body.password === '') throw validationFailed('Signup requires a valid password')
  requireWellFormedPassword(settings.password, body.password)
  if (body.email !== '' && body.phone !== '') {
    throw validationFailed('Only an email address or phone number should be provided on signup.')
  }
  const provider = body.email === '' ? 'phone' : 'email'
  const channel = parseChannel(provider === 'phone' ? body.channel : '')
  if (provider === 'phone' && body.code_challenge !== '') {
    throw validationFailed('PKCE not supported for phone signups')
  }
  const pkce = parsePkce(body)
  if (!settings[provider].enabled) {
    throw provider === 'email'
      ? new AuthError(400, 'email_provider_disabled', 'Email signups are disabled')
      : new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled')
  }
  const address = provider === 'email' ? parseEmail(body.email) : parsePhone(body.phone)
  refuseCommonPassword(body.password)
  if (!settings[provider].autoconfirm) {
    await throttleMessages(context, provider, `confirmation:${address}`)
  }
  return {
    provider,
    address,
    // Hashed before anybody looks whether the account exists, so that the time it takes says nothing.
    passwordHash: await context.passwords.hash(body.password),
    metadata: body.data ?? {},
    channel,
    pkce,
    origin: originOf(context, c),
    redirectTo: chooseRedirect(context, c),
    isTrusted: settings[provider].autoconfirm,
    mailKind: 'confirm',
  }
}

async function present(context: AuthContext, c: Context, outcome: SignUpOutcome) {
  switch (outcome.kind) {
    case 'session':
      return c.json(await presentSession(context, outcome.issued))
    case 'pending':
      return c.json(presentUser(outcome.parts, context.settings.jwt.audience))
    case 'exists':
      throw new AuthError(422, 'user_already_exists', 'User already registered')
  }
}

async function signUpAnonymously(
  context: AuthContext,
  c: Context,
  { data = {} }: { data?: Metadata | undefined },
) {
  if (!context.settings.anonymous) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  }
  await countRequest(context, c, 'anonymous')
  if (context.settings.disableSignup) throw signupDisabled()
  const origin = originOf(context, c)
  const issued = await context.storage.transaction(async (tx) => {
    const user = await createUser(context, tx, { userMetadata: data, isAnonymous: true })
    return issueSession(context, tx, { user, method: 'anonymous', origin })
  })
  return c.json(await presentSession(context, issued))
}
