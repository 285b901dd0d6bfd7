import { fillText, texts } from '@joinery/contract'
import type { Team } from '@joinery/contract'
import { useAuthState } from '../../lib/use-auth-state.ts'
import { MemberRow } from './member-row.tsx'
import { PeopleSection } from './people-section.tsx'

/** Who is in the workspace, with role and status, and for admins what they can do about it. */
export function MemberList({ team }: { team: Team }) {
  const { heading, seats, seatsHelp, alone } = texts.people.users
  const auth = useAuthState()
  const viewerId = auth.kind === 'signed-in' ? auth.user.id : undefined
  const { members, current } = team
  return (
    <PeopleSection
      heading={heading}
      sentence={seatsHelp}
      fact={
        <p className="text-13 text-neutral-10">
          {fillText(team.seats.total === 1 ? seats.one : seats.other, team.seats)}
        </p>
      }
    >
      <ul className="divide-y divide-neutral-5">
        {members.map((member) => (
          <MemberRow key={member.id} member={member} workspace={current} isViewer={member.id === viewerId} />
        ))}
      </ul>
      {members.length === 1 && (
        <p className="border-t border-neutral-5 px-5 py-4 text-14 text-neutral-10">{alone}</p>
      )}
    </PeopleSection>
  )
}
