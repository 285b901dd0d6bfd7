import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import { fillText, routes, teamEndpoints, texts } from '@joinery/contract'
import type { OwnWorkspace, TeamMember } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { call } from '../../lib/api.ts'
import { nameMember } from './describe-member.ts'
import { useTeamAct } from './use-team-act.ts'

interface RemoveDialogProps {
  member: TeamMember
  workspace: OwnWorkspace
  isViewer: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/** Asks before somebody loses what they had, or gives it up. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { member, workspace, isViewer, isOpen, onOpenChange, returnFocusTo } = props
  const { removal, acts } = texts.people
  const { act } = useTeamAct()
  const navigate = useNavigate()
  const email = nameMember(member)
  const names = { email, workspace: workspace.name }

  const remove = () => {
    onOpenChange(false)
    act({
      run: async () => {
        await call(teamEndpoints.remove, { workspaceId: workspace.id, memberId: member.id })
        // The address names a workspace that is none of the viewer's any more.
        if (isViewer) await navigate(routes.users.path)
      },
      done: fillText(isViewer ? acts.left : acts.removed, names),
    })
  }

  return (
    <Dialog
      title={fillText(isViewer ? removal.leaveTitle : removal.title, names)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      returnFocusTo={returnFocusTo}
    >
      <div className="grid gap-5">
        <p className="text-14 text-neutral-11">{isViewer ? removal.leaveSentence : removal.sentence}</p>
        <div className="flex justify-end gap-2">
          <Button onClick={() => onOpenChange(false)}>{texts.common.actions.cancel}</Button>
          <Button variant="danger" onClick={remove}>
            {isViewer ? acts.leave : acts.remove}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
