import { useId } from 'react'
import { texts } from '@joinery/contract'
import type { OwnWorkspace } from '@joinery/contract'
import { fieldClasses } from '../../components/ui/field-classes.ts'

interface WorkspaceChoiceProps {
  workspaces: readonly OwnWorkspace[]
  current: OwnWorkspace
  /** Undefined for the viewer's own. */
  onChoose: (id: OwnWorkspace['id'] | undefined) => void
}

/** For people who work in several workspaces. */
export function WorkspaceChoice({ workspaces, current, onChoose }: WorkspaceChoiceProps) {
  const id = useId()
  const choose = (chosen: string) => {
    const workspace = workspaces.find((each) => each.id === chosen)
    onChoose(workspace?.isOwner ? undefined : workspace?.id)
  }
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-13 text-neutral-10">
        {texts.people.workspace}
      </label>
      <select
        id={id}
        value={current.id}
        onChange={(event) => choose(event.target.value)}
        className={`${fieldClasses} max-w-64`}
      >
        {workspaces.map((workspace) => (
          <option key={workspace.id} value={workspace.id}>
            {workspace.name}
          </option>
        ))}
      </select>
    </div>
  )
}
