import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { useSaveVersion } from './save-version.ts'

/** Keeps the files as they are now, with a word about why. */
export function SaveVersionForm({ projectId }: { projectId: ProjectId }) {
  const { save } = texts.versions
  const { mutate, isPending } = useSaveVersion(projectId)
  const [description, setDescription] = useState('')

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate(description.trim(), { onSuccess: () => setDescription('') })
  }

  return (
    <form method="post" onSubmit={submit} className="flex items-end gap-2">
      <TextField
        label={save.description}
        name="description"
        maxLength={500}
        autoComplete="off"
        value={description}
        onChange={(event) => setDescription(event.target.value)}
        className="min-w-0 flex-1"
      />
      <Button type="submit" size="large" isLoading={isPending}>
        {save.submit}
      </Button>
    </form>
  )
}
