import { fillText, invitedEmail, teamRole, texts } from '@joinery/contract'
import { z } from 'zod'
import { allowOtherOrigins } from '../../../http/allow-other-origins.ts'
import { AppError } from '../../../http/app-error.ts'
import type { App } from '../../../http/app-types.ts'
import { requireSession } from '../../../http/require-session.ts'
import type { Sessions } from '../../../http/require-session.ts'
import type { Members } from '../members/create-members.ts'
import type { Invitations } from './create-invitations.ts'

interface Dependencies {
  sessions: Sessions
  members: Pick<Members, 'listMemberships'>
  invitations: Invitations
}

/** A client names its inviter; who it is, the session says. */
const request = z.object({
  email: invitedEmail,
  inviterName: z.string().max(320).optional(),
  role: teamRole.optional(),
})

/** For clients that call functions: invites to the caller's own workspace, or sends the mail once more. */
export function addInvitationFunction(app: App, { sessions, members, invitations }: Dependencies): void {
  const path = '/functions/v1/send-invitation'
  allowOtherOrigins(app, path)

  app.post(path, async (context) => {
    const caller = await requireSession(context, sessions)
    const input = request.safeParse(await context.req.json().catch(() => ({})))
    if (!input.success) throw new AppError('invalid-input', explain(input.error))
    const { email, role } = input.data
    const own = (await members.listMemberships(caller.userId)).find(({ isOwner }) => isOwner)
    if (!own) throw new AppError('not-found', texts.people.missing)
    const pending = (await invitations.list(own)).find((invitation) => invitation.email === email)
    const place = { workspaceId: own.id }
    const isMeant = pending !== undefined && (role === undefined || role === pending.role)
    // A mail that was sent offers its role for good, so another role takes another invitation.
    const invitation = isMeant
      ? await invitations.resend(caller, { ...place, invitationId: pending.id })
      : await invitations.invite(caller, { ...place, email, role: role ?? 'user', insteadOf: pending?.id })
    const message = fillText(texts.people.invite.succeeded, { email })
    return context.json({ success: true, message, invitation })
  })
}

const explain = ({ issues }: z.ZodError) =>
  issues.some(({ path }) => path[0] === 'email')
    ? texts.people.invite.emailInvalid
    : texts.errors['invalid-input']
