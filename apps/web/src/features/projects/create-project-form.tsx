import { useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { texts } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { TextAreaField } from '../../components/ui/text-area-field.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { UpgradeNotice } from '../../components/ui/upgrade-notice.tsx'
import type { ProjectDraft } from './create-project.ts'
import { readDraft } from './read-draft.ts'
import { SetupFields } from './setup-fields.tsx'
import { TechnologyGrid } from './technology-grid.tsx'

interface CreateProjectFormProps {
  isPending: boolean
  /** What to say where there is no title. */
  titleRequired: string
  /** Why the server did not create it. */
  refusal: { message: string; isPlanLimit: boolean } | undefined
  onCreate: (draft: ProjectDraft) => void
  onCancel: () => void
}

export function CreateProjectForm(props: CreateProjectFormProps) {
  const { isPending, titleRequired, refusal, onCreate, onCancel } = props
  const { fields, cancel, submit, submitting } = texts.projects.create
  const [problem, setProblem] = useState<string>()
  const titleField = useRef<HTMLInputElement>(null)

  const create = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = readDraft(new FormData(event.currentTarget), { titleRequired })
    if ('draft' in read) {
      setProblem(undefined)
      return onCreate(read.draft)
    }
    setProblem(read.problem)
    titleField.current?.focus()
  }

  return (
    <form method="post" noValidate onSubmit={create} className="grid gap-5">
      <TextField
        ref={titleField}
        label={fields.title}
        name="title"
        maxLength={120}
        required
        autoComplete="off"
        isInvalid={problem !== undefined}
        help={problem && <span className="text-danger">{problem}</span>}
      />
      <TextAreaField label={fields.description} name="description" maxLength={2_000} />
      <TechnologyGrid />
      <SetupFields />
      {refusal?.isPlanLimit && <UpgradeNotice>{refusal.message}</UpgradeNotice>}
      {refusal && !refusal.isPlanLimit && <FormMessage tone="error">{refusal.message}</FormMessage>}
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>{cancel}</Button>
        <Button type="submit" variant="primary" isLoading={isPending}>
          {isPending ? submitting : submit}
        </Button>
      </div>
    </form>
  )
}
