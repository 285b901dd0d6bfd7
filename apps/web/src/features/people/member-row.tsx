import type { ReactNode } from 'react'
import { texts } from '@joinery/contract'
import type { OwnWorkspace, TeamMember } from '@joinery/contract'
import { Badge } from '../../components/ui/badge.tsx'
import { nameMember } from './describe-member.ts'
import { MemberMenu } from './member-menu.tsx'

interface MemberRowProps {
  member: TeamMember
  workspace: OwnWorkspace
  isViewer: boolean
}

/** One person: who, in which role, in which state, and whether they share the plan. */
export function MemberRow({ member, workspace, isViewer }: MemberRowProps) {
  const { users, roles } = texts.people
  const { fullName, role, status, isOwner, hasSeat } = member
  return (
    <li className="flex items-center gap-3 px-5 py-3">
      <div className="grid min-w-0 flex-1 gap-2 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-6">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 font-medium">
            <span className="min-w-0 wrap-anywhere">{nameMember(member)}</span>
            {isViewer && <span className="font-normal text-neutral-10">({users.you})</span>}
            {isOwner && <Badge tone="accent">{users.owner}</Badge>}
          </p>
          {fullName && (
            <p className="text-13 wrap-anywhere text-neutral-10">
              <bdi>{fullName}</bdi>
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-1.5 lg:grid lg:grid-cols-[4rem_6rem_5.5rem]">
          <Fact name={users.role}>
            <Badge tone="neutral">{roles[role]}</Badge>
          </Fact>
          <Fact name={users.status}>
            <Badge tone={status === 'active' ? 'success' : 'danger'}>{users[status]}</Badge>
          </Fact>
          <Fact name={users.seat}>
            <Badge tone={hasSeat ? 'accent' : 'neutral'}>{hasSeat ? users.hasSeat : users.noSeat}</Badge>
          </Fact>
        </div>
      </div>
      <div className="w-9 pointer-coarse:w-11">
        <MemberMenu member={member} workspace={workspace} isViewer={isViewer} />
      </div>
    </li>
  )
}

/** What is read out before the value, which is clear by its look. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="flex">
      <span className="sr-only">{name}: </span>
      {children}
    </span>
  )
}
