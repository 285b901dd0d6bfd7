import { useRef, useState } from 'react'
import { Armchair, CircleCheck, CirclePause, LogOut, Shield, User, UserMinus } from 'lucide-react'
import { fillText, teamEndpoints, texts } from '@joinery/contract'
import type { OwnWorkspace, TeamMember } from '@joinery/contract'
import { Menu, MenuItem } from '../../components/ui/menu.tsx'
import { call } from '../../lib/api.ts'
import { nameMember } from './describe-member.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { useTeamAct } from './use-team-act.ts'

interface MemberMenuProps {
  member: TeamMember
  workspace: OwnWorkspace
  isViewer: boolean
}

/** What the viewer can do about somebody. The owner stays as they are, and users can only leave. */
export function MemberMenu({ member, workspace, isViewer }: MemberMenuProps) {
  const { acts, users } = texts.people
  const trigger = useRef<HTMLButtonElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  if (member.isOwner || (workspace.role !== 'admin' && !isViewer)) return null
  return (
    <>
      <Menu label={fillText(users.menu, { email: nameMember(member) })} triggerRef={trigger}>
        {workspace.role === 'admin' && (
          <AdminItems member={member} workspaceId={workspace.id} isViewer={isViewer} />
        )}
        <MenuItem
          icon={isViewer ? <LogOut aria-hidden /> : <UserMinus aria-hidden />}
          isDestructive
          onSelect={() => setIsAsking(true)}
        >
          {isViewer ? acts.leave : acts.remove}
        </MenuItem>
      </Menu>
      <RemoveDialog
        member={member}
        workspace={workspace}
        isViewer={isViewer}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        returnFocusTo={trigger}
      />
    </>
  )
}

interface AdminItemsProps {
  member: TeamMember
  workspaceId: OwnWorkspace['id']
  isViewer: boolean
}

function AdminItems({ member, workspaceId, isViewer }: AdminItemsProps) {
  const { acts, roles } = texts.people
  const { act } = useTeamAct()
  const email = nameMember(member)
  const place = { workspaceId, memberId: member.id }
  const otherRole = member.role === 'admin' ? 'user' : 'admin'
  const isSuspended = member.status === 'suspended'

  const changeRole = () =>
    act({
      run: () => call(teamEndpoints.changeRole, { ...place, role: otherRole }),
      done: fillText(acts.roleChanged, { email, role: roles[otherRole] }),
    })
  const changeSeat = () =>
    act({
      run: () => call(teamEndpoints.changeSeat, { ...place, hasSeat: !member.hasSeat }),
      done: fillText(member.hasSeat ? acts.seatTaken : acts.seatGiven, { email }),
    })
  const changeStatus = () =>
    act({
      run: () => call(teamEndpoints.changeStatus, { ...place, status: isSuspended ? 'active' : 'suspended' }),
      done: fillText(isSuspended ? acts.reinstated : acts.suspended, { email }),
    })

  return (
    <>
      <MenuItem
        icon={otherRole === 'admin' ? <Shield aria-hidden /> : <User aria-hidden />}
        onSelect={changeRole}
      >
        {otherRole === 'admin' ? acts.makeAdmin : acts.makeUser}
      </MenuItem>
      <MenuItem icon={<Armchair aria-hidden />} onSelect={changeSeat}>
        {member.hasSeat ? acts.takeSeat : acts.giveSeat}
      </MenuItem>
      {!isViewer && (
        <MenuItem
          icon={isSuspended ? <CircleCheck aria-hidden /> : <CirclePause aria-hidden />}
          onSelect={changeStatus}
        >
          {isSuspended ? acts.reinstate : acts.suspend}
        </MenuItem>
      )}
    </>
  )
}
