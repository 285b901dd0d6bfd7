import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { backendEndpoints, fillText, texts } from '@joinery/contract'
import type { Project } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { call } from '../../lib/api.ts'
import { notify } from '../../lib/notify.ts'
import { ownBackendQuery } from './own-backend-query.ts'

interface RemoveBackendDialogProps {
  project: Project
  isOpen: boolean
  onClose: () => void
}

const words = texts.backends

export function RemoveBackendDialog({ project, isOpen, onClose }: RemoveBackendDialogProps) {
  return (
    <Dialog
      title={words.removeTitle}
      description={words.removeSentence}
      isOpen={isOpen}
      onOpenChange={onClose}
    >
      <RemoveForm project={project} onClose={onClose} />
    </Dialog>
  )
}

/** The title is typed, because nothing brings the rows back. */
function RemoveForm({ project, onClose }: Omit<RemoveBackendDialogProps, 'isOpen'>) {
  const [typed, setTyped] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const queryClient = useQueryClient()
  const removal = useMutation({
    mutationFn: () => call(backendEndpoints.remove, { projectId: project.id, confirmation: typed.trim() }),
    async onSuccess() {
      void notify.success(words.removed)
      onClose()
      await queryClient.invalidateQueries({ queryKey: ownBackendQuery(project.id).queryKey })
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (typed.trim() !== project.title) return setIsRefused(true)
    removal.mutate()
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={fillText(words.removeConfirm, { title: project.title })}
        name="confirmation"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        isInvalid={isRefused}
        help={isRefused && <span className="text-danger">{words.removeMismatch}</span>}
      />
      {removal.error && <FormMessage tone="error">{removal.error.message}</FormMessage>}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{texts.common.actions.cancel}</Button>
        <Button type="submit" variant="danger" isLoading={removal.isPending}>
          {words.remove}
        </Button>
      </div>
    </form>
  )
}
