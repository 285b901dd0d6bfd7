import { Hono } from 'hono'
import { z } from 'zod'
import { ensureInvited } from '../admin/ensure-account.ts'
import type { AuthContext } from '../context.ts'
import { metadata, readBody, text } from '../http/read-body.ts'
import { requireAdmin } from '../http/require-user.ts'
import { requireMail } from '../mail/require-mail.ts'
import { sendMails, writeMail } from '../mail/write-mail.ts'
import { chooseRedirect } from '../redirects/choose-redirect.ts'
import { parseEmail } from '../users/addresses.ts'
import { presentUser } from '../users/present-user.ts'
import { retryOnConflict } from '../users/retry-on-conflict.ts'

const inviteBody = z.object({ email: text, data: metadata })

export const inviteRoutes = (context: AuthContext) =>
  new Hono().post('/invite', async (c) => {
    await requireAdmin(context, c)
    requireMail(context)
    const body = await readBody(c, inviteBody)
    const email = parseEmail(body.email)
    const redirectTo = chooseRedirect(context, c)
    const { parts, mails } = await retryOnConflict(() =>
      context.storage.transaction(async (tx) => {
        const invited = await ensureInvited({ context, tx }, { email, facts: body.data ?? {} })
        const mail = { ...invited, kind: 'invitation', isPkce: false, redirectTo } as const
        const sent = await writeMail({ context, tx }, mail)
        const identities = await tx.listIdentities(sent.user.id)
        return { parts: { user: sent.user, identities, factors: [] }, mails: sent.mails }
      }),
    )
    sendMails(mails)
    return c.json(presentUser(parts, context.settings.jwt.audience))
  })
