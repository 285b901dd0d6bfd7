import { fillText, teamEndpoints, texts } from '@joinery/contract'
import type { Invitation, WorkspaceId } from '@joinery/contract'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { MailKept } from '../../components/ui/mail-kept.tsx'
import { call } from '../../lib/api.ts'
import { exactTime } from '../../lib/exact-time.ts'
import { keepsMail } from '../../lib/keeps-mail.ts'
import { relativeTime } from '../../lib/relative-time.ts'
import { PeopleSection } from './people-section.tsx'
import { useTeamAct } from './use-team-act.ts'

interface PendingInvitationsProps {
  workspaceId: WorkspaceId
  invitations: readonly Invitation[]
  /** When they were read. */
  now: Date
}

/** Those whom nobody has answered yet, each to be sent again or taken back. */
export function PendingInvitations({ workspaceId, invitations, now }: PendingInvitationsProps) {
  const { heading, none } = texts.people.invitations
  return (
    <PeopleSection heading={heading}>
      {invitations.length === 0 ? (
        <p className="px-5 py-4 text-14 text-neutral-10">{none}</p>
      ) : (
        <>
          <ul className="divide-y divide-neutral-5">
            {invitations.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                workspaceId={workspaceId}
                invitation={invitation}
                now={now}
              />
            ))}
          </ul>
          <div className="px-5 pb-4 empty:hidden">
            <MailKept />
          </div>
        </>
      )}
    </PeopleSection>
  )
}

interface InvitationRowProps {
  workspaceId: WorkspaceId
  invitation: Invitation
  now: Date
}

function InvitationRow({ workspaceId, invitation, now }: InvitationRowProps) {
  const { invitations: words, invite, roles } = texts.people
  const { act, isActing } = useTeamAct()
  const { email, role, isExpired } = invitation
  const place = { workspaceId, invitationId: invitation.id }
  const sentAt = new Date(invitation.sentAt)

  const resend = () =>
    act({
      run: () => call(teamEndpoints.resend, place),
      done: fillText(invite.succeeded, { email }),
      more: keepsMail() ? invite.kept : undefined,
      failed: invite.failed,
    })
  const revoke = () =>
    act({ run: () => call(teamEndpoints.revoke, place), done: fillText(words.revoked, { email }) })

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-3">
      <div className="min-w-0">
        <p className="text-14 font-medium wrap-anywhere">{email}</p>
        <p className="text-13 text-neutral-10" title={exactTime(sentAt)}>
          {fillText(words.sent, { when: relativeTime(sentAt, now) })}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        <Badge tone="neutral">{roles[role]}</Badge>
        <Badge tone={isExpired ? 'danger' : 'cedar'}>{isExpired ? words.expired : words.pending}</Badge>
        <Button
          className="ml-1.5"
          disabled={isActing}
          aria-label={fillText(words.resendTo, { email })}
          onClick={resend}
        >
          {words.resend}
        </Button>
        <Button
          variant="ghost"
          disabled={isActing}
          aria-label={fillText(words.revokeOf, { email })}
          onClick={revoke}
        >
          {words.revoke}
        </Button>
      </div>
    </li>
  )
}
