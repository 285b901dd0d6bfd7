import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { countText, fillText, integrationEndpoints, texts } from '@joinery/contract'
import type { Connection, ProjectId } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { ConflictChoice } from './conflict-choice.tsx'
import { conflictsOf } from './conflicts-of.ts'
import { ServiceSection } from './service-section.tsx'
import { useWriteIntoProject } from './write-into-project.ts'

interface DesignImportProps {
  projectId: ProjectId
  connection: Connection | null | undefined
  onWritten: () => void
}

const words = texts.integrations.designTool.import

/** Brings a design into the project, or what changed in it since the last time. */
export function DesignImport({ projectId, connection, onWritten }: DesignImportProps) {
  const [file, setFile] = useState('')
  const { mutate, isPending, error } = useWriteIntoProject({
    projectId,
    endpoint: integrationEndpoints.importDesign,
    tell: ({ files, name, components, tokens }) =>
      files.length === 0
        ? words.same
        : fillText(words.done, {
            name,
            components: countText(components, words.components),
            tokens: countText(tokens, words.tokens),
          }),
    failed: words.failed,
    onWritten,
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate({ projectId, file: file.trim() })
  }
  const conflicts = conflictsOf(error)
  return (
    <ServiceSection service="design-tool" connection={connection}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-3">
        <TextField
          label={words.file}
          name="file"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://www.figma.com/design/…"
          value={file}
          onChange={(event) => setFile(event.target.value)}
        />
        {error && !isPending && conflicts.length === 0 && (
          <FormMessage tone="error">{error.message}</FormMessage>
        )}
        {!isPending && (
          <ConflictChoice
            paths={conflicts}
            onChoose={(onConflict) => mutate({ projectId, file: file.trim(), onConflict })}
          />
        )}
        <div>
          <Button type="submit" isLoading={isPending} disabled={file.trim() === ''}>
            {words.submit}
          </Button>
        </div>
      </form>
    </ServiceSection>
  )
}
