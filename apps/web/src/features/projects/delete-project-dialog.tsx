import { useState } from 'react'
import type { RefObject, SubmitEvent } from 'react'
import { countText, fillText, texts } from '@joinery/contract'
import type { Project } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { TextField } from '../../components/ui/text-field.tsx'

interface DeleteProjectDialogProps {
  project: Project
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  returnFocusTo: RefObject<HTMLElement | null>
  onDelete: (confirmation: string) => void
}

export function DeleteProjectDialog(props: DeleteProjectDialogProps) {
  const { project, isOpen, onOpenChange, returnFocusTo, onDelete } = props
  const { title, sentence, files } = texts.projects.delete
  return (
    <Dialog
      title={title}
      description={fillText(sentence, { files: countText(project.fileCount, files) })}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      returnFocusTo={returnFocusTo}
    >
      <DeleteForm
        title={project.title}
        onCancel={() => onOpenChange(false)}
        onDelete={(confirmation) => {
          onOpenChange(false)
          onDelete(confirmation)
        }}
      />
    </Dialog>
  )
}

interface DeleteFormProps {
  title: string
  onDelete: (confirmation: string) => void
  onCancel: () => void
}

/** The title is typed, because nothing brings a project back. */
function DeleteForm({ title, onDelete, onCancel }: DeleteFormProps) {
  const { confirm, mismatch, submit } = texts.projects.delete
  const [typed, setTyped] = useState('')
  const [isRefused, setIsRefused] = useState(false)

  const confirmDeletion = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (typed.trim() !== title) return setIsRefused(true)
    onDelete(typed.trim())
  }

  return (
    <form method="post" noValidate onSubmit={confirmDeletion} className="grid gap-5">
      <TextField
        label={fillText(confirm, { title })}
        name="confirmation"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        isInvalid={isRefused}
        help={isRefused && <span className="text-danger">{mismatch}</span>}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>{texts.common.actions.cancel}</Button>
        <Button type="submit" variant="danger">
          {submit}
        </Button>
      </div>
    </form>
  )
}
