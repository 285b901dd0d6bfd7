import { Hono } from 'hono'
import type { AuthContext } from '../context.ts'
import { AuthError, validationFailed } from '../errors.ts'
import { requireUser } from '../http/require-user.ts'
import { sendTexts, writeTextMessage } from '../mail/write-text-message.ts'
import { requireMail } from '../mail/require-mail.ts'
import { throttleMessages } from '../mail/throttle-messages.ts'
import { sendMails, writeMail } from '../mail/write-mail.ts'
import { presentMessageId } from './otp.ts'

/** Sends a code to somebody who is signed in already, to be brought along when they change their password. */
export const reauthenticateRoutes = (context: AuthContext) =>
  new Hono().get('/reauthenticate', async (c) => {
    const { user } = await requireUser(context, c)
    if (user.email !== null) {
      requireMail(context)
      if (user.emailConfirmedAt === null) {
        throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.')
      }
      await throttleMessages(context, 'email', `reauthentication:${user.id}`)
      const { mails } = await context.storage.transaction((tx) =>
        writeMail({ context, tx }, { user, kind: 'reauthentication', isPkce: false, redirectTo: '' }),
      )
      sendMails(mails)
      return c.json({})
    }
    const { phone } = user
    if (phone === null) {
      throw validationFailed('Reauthentication requires the user to have an email or a phone number')
    }
    if (user.phoneConfirmedAt === null) {
      throw new AuthError(422, 'phone_not_confirmed', 'Please verify your phone first.')
    }
    await throttleMessages(context, 'phone', `reauthentication:${user.id}`)
    const { texts } = await context.storage.transaction((tx) =>
      writeTextMessage({ context, tx }, { user, kind: 'reauthentication', to: phone, channel: 'sms' }),
    )
    return c.json(presentMessageId(await sendTexts(context, texts)))
  })
