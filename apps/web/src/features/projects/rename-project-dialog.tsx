import { useState } from 'react'
import type { RefObject, SubmitEvent } from 'react'
import { texts } from '@joinery/contract'
import type { Project } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { TextField } from '../../components/ui/text-field.tsx'

interface RenameProjectDialogProps {
  project: Project
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  returnFocusTo: RefObject<HTMLElement | null>
  onRename: (title: string) => void
}

export function RenameProjectDialog(props: RenameProjectDialogProps) {
  const { project, isOpen, onOpenChange, returnFocusTo, onRename } = props
  return (
    <Dialog
      title={texts.projects.rename.title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      returnFocusTo={returnFocusTo}
    >
      <RenameForm
        title={project.title}
        onCancel={() => onOpenChange(false)}
        onRename={(title) => {
          onOpenChange(false)
          if (title !== project.title) onRename(title)
        }}
      />
    </Dialog>
  )
}

interface RenameFormProps {
  title: string
  onRename: (title: string) => void
  onCancel: () => void
}

function RenameForm({ title, onRename, onCancel }: RenameFormProps) {
  const { create, rename } = texts.projects
  const [typed, setTyped] = useState(title)
  const [isRefused, setIsRefused] = useState(false)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (typed.trim() === '') return setIsRefused(true)
    onRename(typed.trim())
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={create.fields.title}
        name="title"
        maxLength={120}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        isInvalid={isRefused}
        help={isRefused && <span className="text-danger">{create.titleRequired}</span>}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>{texts.common.actions.cancel}</Button>
        <Button type="submit" variant="primary">
          {rename.submit}
        </Button>
      </div>
    </form>
  )
}
