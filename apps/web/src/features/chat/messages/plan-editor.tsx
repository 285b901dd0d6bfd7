import { useState } from 'react'
import type { FormEvent } from 'react'
import { texts } from '@joinery/contract'
import type { RunPlan } from '@joinery/contract'
import { Button } from '../../../components/ui/button.tsx'
import { FormMessage } from '../../../components/ui/form-message.tsx'
import { TextAreaField } from '../../../components/ui/text-area-field.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import type { PlanEdit } from '../session/chat-session.ts'
import { readPlanEdit, writePlanText } from './read-plan-edit.ts'

interface PlanEditorProps {
  plan: RunPlan
  onSave: (edit: PlanEdit) => Promise<void>
  onClose: () => void
}

/** Changes a plan by hand before it is approved. */
export function PlanEditor({ plan, onSave, onClose }: PlanEditorProps) {
  const { plan: words } = texts.chat
  const [text, setText] = useState(() => writePlanText(plan))
  const [failure, setFailure] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    setIsSaving(true)
    try {
      await onSave(readPlanEdit(plan, text))
      onClose()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
      setIsSaving(false)
    }
  }

  return (
    <form onSubmit={(event) => void save(event)} className="grid gap-4">
      <TextField
        label={words.name}
        name="name"
        required
        maxLength={120}
        value={text.name}
        onChange={({ target }) => setText({ ...text, name: target.value })}
      />
      <TextAreaField
        label={words.stepLines}
        name="steps"
        rows={4}
        value={text.steps}
        onChange={({ target }) => setText({ ...text, steps: target.value })}
      />
      <TextAreaField
        label={words.fileLines}
        name="files"
        rows={4}
        value={text.files}
        onChange={({ target }) => setText({ ...text, files: target.value })}
      />
      {failure !== undefined && <FormMessage tone="error">{failure}</FormMessage>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" disabled={isSaving || text.name.trim() === ''}>
          {words.save}
        </Button>
        <Button onClick={onClose}>{texts.common.actions.cancel}</Button>
      </div>
    </form>
  )
}
