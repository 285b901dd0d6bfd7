import { useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { fillText, invitedEmail, teamEndpoints, teamRole, texts } from '@joinery/contract'
import type { TeamRole, WorkspaceId } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { MailKept } from '../../components/ui/mail-kept.tsx'
import { SelectField } from '../../components/ui/select-field.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { call } from '../../lib/api.ts'
import { keepsMail } from '../../lib/keeps-mail.ts'
import { notify } from '../../lib/notify.ts'
import { wholeTeam } from './team-query.ts'

interface InviteDialogProps {
  workspaceId: WorkspaceId
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

const words = texts.people.invite

export function InviteDialog({ workspaceId, isOpen, onOpenChange }: InviteDialogProps) {
  return (
    <Dialog
      title={words.title}
      description={keepsMail() ? words.sentenceKept : words.sentence}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <InviteForm workspaceId={workspaceId} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

function InviteForm({ workspaceId, onClose }: { workspaceId: WorkspaceId; onClose: () => void }) {
  const { roles } = texts.people
  const [isInvalid, setIsInvalid] = useState(false)
  const [role, setRole] = useState<TeamRole>('user')
  const emailField = useRef<HTMLInputElement>(null)
  const { mutate, isPending, error } = useInvite(workspaceId, onClose)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = invitedEmail.safeParse(new FormData(event.currentTarget).get('email'))
    setIsInvalid(!email.success)
    if (!email.success) return emailField.current?.focus()
    mutate({ email: email.data, role })
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        ref={emailField}
        label={words.email}
        name="email"
        type="email"
        autoComplete="off"
        isInvalid={isInvalid}
        help={isInvalid && <span className="text-danger">{words.emailInvalid}</span>}
      />
      <div className="grid gap-1.5">
        <SelectField
          label={words.role}
          name="role"
          value={role}
          onChange={(event) => setRole(teamRole.catch('user').parse(event.target.value))}
        >
          <option value="user">{roles.user}</option>
          <option value="admin">{roles.admin}</option>
        </SelectField>
        <p className="text-13 text-neutral-10">{role === 'admin' ? roles.adminHelp : roles.userHelp}</p>
      </div>
      <MailKept />
      {error && <FormMessage tone="error">{error.message}</FormMessage>}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{texts.common.actions.cancel}</Button>
        <Button type="submit" variant="primary" isLoading={isPending}>
          {words.submit}
        </Button>
      </div>
    </form>
  )
}

function useInvite(workspaceId: WorkspaceId, onSent: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: { email: string; role: TeamRole }) =>
      call(teamEndpoints.invite, { workspaceId, ...input }),
    onSuccess: async (_, { email }) => {
      onSent()
      await notify.success(fillText(words.succeeded, { email }), keepsMail() ? words.kept : undefined)
    },
    onError: () => void notify.echo(words.failed),
    onSettled: () => queryClient.invalidateQueries(wholeTeam),
  })
}
