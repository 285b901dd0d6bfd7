import { Hono } from 'hono'
import { z } from 'zod'
import type { AuthContext } from '../context.ts'
import { AuthError, validationFailed } from '../errors.ts'
import { startFlow } from '../flows/flow-state.ts'
import { parsePkce } from '../flows/pkce.ts'
import { limitRequests } from '../http/limit-requests.ts'
import { readBody, text } from '../http/read-body.ts'
import { requireCaptcha } from '../http/require-captcha.ts'
import { requireMail } from '../mail/require-mail.ts'
import { consumeBudget, throttleMessages } from '../mail/throttle-messages.ts'
import { sendMails, writeMail } from '../mail/write-mail.ts'
import { chooseRedirect } from '../redirects/choose-redirect.ts'
import { parseEmail } from '../users/addresses.ts'

const recoverBody = z.object({ email: text, code_challenge: text, code_challenge_method: text })

/** Answers the same whether the address has an account or not. */
export const recoverRoutes = (context: AuthContext) =>
  new Hono().post('/recover', limitRequests(context, 'recover'), requireCaptcha(context), async (c) => {
    const body = await readBody(c, recoverBody)
    if (!context.settings.email.enabled) {
      throw new AuthError(400, 'email_provider_disabled', 'Email logins are disabled')
    }
    requireMail(context)
    if (body.email === '') throw validationFailed('Password recovery requires an email')
    const email = parseEmail(body.email)
    const pkce = parsePkce(body)
    await throttleMessages(context, 'email', `recovery:${email}`)
    const user = await context.storage.findUserByEmail(email)
    if (!user) {
      await consumeBudget(context, 'email')
      return c.json({})
    }
    const redirectTo = chooseRedirect(context, c)
    const { mails } = await context.storage.transaction(async (tx) => {
      const isPkce = pkce !== undefined
      if (pkce) await startFlow(context, tx, { userId: user.id, method: 'recovery', provider: 'email', pkce })
      return writeMail({ context, tx }, { user, kind: 'recovery', isPkce, redirectTo })
    })
    sendMails(mails)
    return c.json({})
  })
