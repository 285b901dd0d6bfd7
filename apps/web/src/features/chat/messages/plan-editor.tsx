import { useEffect, useRef, useState } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
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
  const first = useRef<HTMLInputElement>(null)

  useEffect(() => {
    first.current?.focus()
    // The conversation stays at its end while something in it grows, and would hide where the form begins.
    const timer = setTimeout(() => first.current?.scrollIntoView({ block: 'center' }), settleMs)
    return () => clearTimeout(timer)
  }, [])

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }

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
    // Escape is heard from whichever field it is pressed in.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form onSubmit={(event) => void save(event)} onKeyDown={press} className="grid gap-4">
      <TextField
        ref={first}
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

/** Until the list of messages has measured what grew. */
const settleMs = 100
