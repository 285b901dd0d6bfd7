import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { integrationEndpoints, texts } from '@joinery/contract'
import type { Project, Repository } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { CheckboxField } from '../../components/ui/checkbox-field.tsx'
import { SelectField } from '../../components/ui/select-field.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { enteredText } from './connect-form.tsx'
import { defaultRepositoryName } from './default-repository-name.ts'
import { organizationsQuery } from './organizations-query.ts'
import { RepositoryStatusLine } from './repository-status-line.tsx'
import { repositoryQuery } from './repository-query.ts'
import { useChangeRepository } from './work-with-repository.ts'

interface CreateRepositoryFormProps {
  project: Project
  account: string
  /** The last attempt. */
  last: Repository | null
}

const { repository: words, panel } = texts.integrations.codeHosting

export function CreateRepositoryForm({ project, account, last }: CreateRepositoryFormProps) {
  const [name, setName] = useState(last?.settings?.name ?? defaultRepositoryName(project.title))
  const organizations = useQuery(organizationsQuery)
  const { mutate, isPending } = useChangeRepository(project.id, {
    endpoint: integrationEndpoints.createRepository,
    done: panel.created,
    failed: words.createFailed,
  })
  const { data } = useQuery(repositoryQuery(project.id, isPending))
  const current = data?.repository ?? last

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    mutate({
      projectId: project.id,
      name: name.trim(),
      description: enteredText(entered, 'description'),
      isPrivate: entered.has('isPrivate'),
      organization: enteredText(entered, 'organization') || null,
    })
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={words.name}
        name="name"
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={words.description}
        name="description"
        maxLength={350}
        defaultValue={project.description.slice(0, 350).replaceAll(/\s+/g, ' ')}
      />
      <SelectField label={words.organization} name="organization" defaultValue="">
        <option value="">{`${panel.own} (${account})`}</option>
        {organizations.data?.organizations.map((organization) => (
          <option key={organization} value={organization}>
            {organization}
          </option>
        ))}
      </SelectField>
      <CheckboxField name="isPrivate" defaultChecked>
        {words.isPrivate}
      </CheckboxField>
      {current && <RepositoryStatusLine repository={current} />}
      <div className="flex justify-end">
        <Button type="submit" variant="primary" isLoading={isPending} disabled={name.trim() === ''}>
          {words.create}
        </Button>
      </div>
    </form>
  )
}
