import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { UserPlus } from 'lucide-react'
import { fillText, routes, texts, workspaceId as workspaceIdShape } from '@joinery/contract'
import type { OwnWorkspace, Team } from '@joinery/contract'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { Button } from '../../components/ui/button.tsx'
import { Loaded } from '../../components/ui/loaded.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { TextSkeleton } from '../../components/ui/text-skeleton.tsx'
import { mailAccessQuery } from '../../lib/mail-access-query.ts'
import { AuditLog } from './audit-log.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberList } from './member-list.tsx'
import { PeopleSection } from './people-section.tsx'
import { PendingInvitations } from './pending-invitations.tsx'
import { teamQuery } from './team-query.ts'
import { WorkspaceChoice } from './workspace-choice.tsx'

/** The people of a workspace. Which one stands in the address; without it, it is the viewer's own. */
export function UsersScreen() {
  const [parameters, setParameters] = useSearchParams()
  const wanted = workspaceIdShape.safeParse(parameters.get('workspace')).data
  const query = useQuery(teamQuery(wanted))
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-1 flex-col gap-6">
      <ScreenHeader
        team={query.data}
        isPending={query.isPending}
        onChoose={(id) => setParameters(id === undefined ? {} : { workspace: id })}
      />
      <Loaded query={query} failure={texts.people.users.loadFailed} waiting={<TeamSkeleton />}>
        {(team) => <TeamSections team={team} now={new Date(query.dataUpdatedAt)} />}
      </Loaded>
    </div>
  )
}

interface ScreenHeaderProps {
  team: Team | undefined
  isPending: boolean
  onChoose: (id: OwnWorkspace['id'] | undefined) => void
}

function ScreenHeader({ team, isPending, onChoose }: ScreenHeaderProps) {
  const { title, subtitle, invite } = texts.people
  const [isInviting, setIsInviting] = useState(false)
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="grid min-w-0 flex-1 basis-72 gap-1">
        <h1 className="text-24 font-semibold">{title}</h1>
        {/* Its length depends on a name; the usual one takes two lines on a phone. */}
        <p className="min-h-5 text-14 wrap-anywhere text-neutral-10 max-sm:min-h-10">
          {team && fillText(subtitle, { workspace: team.current.name })}
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        {team && team.workspaces.length > 1 && (
          <WorkspaceChoice workspaces={team.workspaces} current={team.current} onChoose={onChoose} />
        )}
        <OutboxLink />
        {isPending && <Skeleton className="h-11 w-[7.875rem]" />}
        {team?.current.role === 'admin' && (
          <>
            <Button variant="primary" className="h-11" onClick={() => setIsInviting(true)}>
              <UserPlus aria-hidden className="size-4" />
              {invite.open}
            </Button>
            <InviteDialog workspaceId={team.current.id} isOpen={isInviting} onOpenChange={setIsInviting} />
          </>
        )}
      </div>
    </div>
  )
}

/** For the operator alone. It may come later than the rest, and stands where it moves nothing. */
function OutboxLink() {
  const { data } = useQuery(mailAccessQuery)
  if (!data?.isOperator) return null
  return (
    <Link to={routes.outbox.path} className={buttonClasses({ className: 'h-11 max-sm:order-last' })}>
      {texts.people.outbox}
    </Link>
  )
}

/** Whoever is no admin sees who else is there, and nothing to press but the way out. */
function TeamSections({ team, now }: { team: Team; now: Date }) {
  const isAdmin = team.current.role === 'admin'
  return (
    <>
      <MemberList team={team} />
      {isAdmin && (
        <PendingInvitations workspaceId={team.current.id} invitations={team.invitations} now={now} />
      )}
      {isAdmin && <AuditLog workspaceId={team.current.id} />}
    </>
  )
}

/** A team of one, and that nothing else has happened yet. */
function TeamSkeleton() {
  const { heading, seatsHelp, alone } = texts.people.users
  return (
    <>
      <output className="sr-only">{texts.common.loading}</output>
      <PeopleSection heading={heading} sentence={seatsHelp}>
        <div className="flex h-31 items-center px-5 lg:h-17">
          <Skeleton className="h-11 flex-1" />
        </div>
        <p className="border-t border-neutral-5 px-5 py-4 text-14">
          <TextSkeleton text={alone} />
        </p>
      </PeopleSection>
      <Skeleton className="h-[6.875rem]" />
      <Skeleton className="h-[10.875rem] sm:h-[9.625rem]" />
    </>
  )
}
