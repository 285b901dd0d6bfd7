import { useEffect, useRef } from 'react'
import type { SubmitEvent } from 'react'
import { fillText, texts } from '@joinery/contract'
import type { ProjectId, Version } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { notify } from '../../lib/notify.ts'
import { useLabelVersion } from './label-version.ts'

interface LabelFormProps {
  projectId: ProjectId
  version: Version
  onDone: () => void
}

/** A version's label, to be written, changed or emptied. */
export function LabelForm({ projectId, version, onDone }: LabelFormProps) {
  const { label } = texts.versions
  const { mutate, isPending } = useLabelVersion(projectId)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = field.current?.value.trim() || null
    mutate(
      { versionId: version.id, label: typed },
      {
        onSuccess: () => {
          void notify.success(typed === null ? label.removed : label.saved)
          onDone()
        },
        onError: (error) => void notify.error(label.failed, error.message),
      },
    )
  }

  return (
    <form method="post" onSubmit={submit} className="flex w-full flex-wrap items-end gap-2">
      <TextField
        ref={field}
        label={fillText(label.field, { n: version.versionNumber })}
        name="label"
        maxLength={80}
        autoComplete="off"
        defaultValue={version.label ?? ''}
        className="min-w-0 flex-1 basis-48"
      />
      <Button type="submit" size="large" isLoading={isPending}>
        {label.submit}
      </Button>
      <Button variant="ghost" size="large" onClick={onDone}>
        {texts.common.actions.cancel}
      </Button>
    </form>
  )
}
