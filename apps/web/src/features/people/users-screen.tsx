import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { UserPlus } from 'lucide-react'
import { fillText, texts, workspaceId as workspaceIdShape } from '@joinery/contract'
import type { OwnWorkspace, Team } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { Loaded } from '../../components/ui/loaded.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { AuditLog } from './audit-log.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberList } from './member-list.tsx'
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
  onChoose: (id: OwnWorkspace['id'] | undefined) => void
}

function ScreenHeader({ team, onChoose }: ScreenHeaderProps) {
  const { title, subtitle, invite } = texts.people
  const [isInviting, setIsInviting] = useState(false)
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="grid min-w-0 gap-1">
        <h1 className="text-24 font-semibold">{title}</h1>
        <p className="text-14 wrap-anywhere text-neutral-10">
          {team ? fillText(subtitle, { workspace: team.current.name }) : ' '}
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        {team && team.workspaces.length > 1 && (
          <WorkspaceChoice workspaces={team.workspaces} current={team.current} onChoose={onChoose} />
        )}
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

function TeamSkeleton() {
  return (
    <div className="grid gap-6">
      <output className="sr-only">{texts.common.loading}</output>
      <Skeleton className="h-52" />
      <Skeleton className="h-32" />
    </div>
  )
}
