import type { SubmitEvent } from 'react'
import { integrationEndpoints, texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { PasswordField } from '../../components/ui/password-field.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { enteredText } from './connect-form.tsx'
import { useChangeRepository } from './work-with-repository.ts'

const { panel, token } = texts.integrations.codeHosting

/** Links a repository that is there already, on any Git server. */
export function LinkRepositoryForm({ projectId }: { projectId: ProjectId }) {
  const { mutate, isPending, error } = useChangeRepository(projectId, {
    endpoint: integrationEndpoints.linkRepository,
    done: panel.linked,
    failed: panel.linkFailed,
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    mutate({
      projectId,
      remoteUrl: enteredText(entered, 'remoteUrl'),
      branch: enteredText(entered, 'branch'),
      username: enteredText(entered, 'username'),
      token: enteredText(entered, 'token'),
    })
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={panel.remoteUrl}
        name="remoteUrl"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://git.example.com/team/shop.git"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={panel.branch} name="branch" autoComplete="off" defaultValue="main" />
        <TextField label={panel.username} name="username" autoComplete="off" help={panel.usernameHelp} />
      </div>
      <PasswordField label={token} name="token" autoComplete="off" help={panel.tokenOptional} />
      {error && !isPending && <FormMessage tone="error">{error.message}</FormMessage>}
      <div className="flex justify-end">
        <Button type="submit" variant="primary" isLoading={isPending}>
          {panel.link}
        </Button>
      </div>
    </form>
  )
}
