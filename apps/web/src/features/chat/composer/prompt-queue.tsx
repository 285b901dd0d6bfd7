import { useState } from 'react'
import { PencilLine, Trash2 } from 'lucide-react'
import { countText, texts } from '@joinery/contract'
import type { RunId } from '@joinery/contract'
import { Button } from '../../../components/ui/button.tsx'
import type { RunState } from '../session/run-state.ts'

interface QueueViewer {
  userId: string | undefined
  /** Whether they may take away what others have asked for. */
  isAdmin: boolean
}

interface PromptQueueProps {
  waiting: readonly RunState[]
  viewer: QueueViewer
  onEdit: (id: RunId, prompt: string) => void
  onRemove: (id: RunId) => void
}

/** The messages that wait for the run before them. */
export function PromptQueue({ waiting, viewer, onEdit, onRemove }: PromptQueueProps) {
  const { queue } = texts.chat
  if (waiting.length === 0) return null
  return (
    <section
      aria-label={queue.heading}
      className="grid grid-cols-[minmax(0,1fr)] gap-1 rounded-card border border-neutral-5 bg-neutral-2 p-2"
    >
      <h2 className="px-2 text-12 font-medium text-neutral-10">
        {countText(waiting.length, queue.sentence)}
      </h2>
      <ol className="grid max-h-40 grid-cols-[minmax(0,1fr)] gap-1 overflow-y-auto">
        {waiting.map((run) => (
          <li key={run.id}>
            <QueuedPrompt
              run={run}
              isOwn={run.userId === viewer.userId}
              isAdmin={viewer.isAdmin}
              onEdit={(prompt) => onEdit(run.id, prompt)}
              onRemove={() => onRemove(run.id)}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface QueuedPromptProps {
  run: RunState
  isOwn: boolean
  isAdmin: boolean
  onEdit: (prompt: string) => void
  onRemove: () => void
}

/** What somebody asks is theirs to word. An admin may take it away. */
function QueuedPrompt({ run, isOwn, isAdmin, onEdit, onRemove }: QueuedPromptProps) {
  const { queue } = texts.chat
  const [text, setText] = useState<string>()
  const isSent = run.status === 'queued'
  if (text !== undefined) {
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') onEdit(text.trim())
          setText(undefined)
        }}
        className="flex flex-wrap items-end gap-2"
      >
        <textarea
          // Whoever asked to edit goes on typing at once.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          aria-label={queue.field}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none rounded-control border border-neutral-8 bg-neutral-1 px-3 py-2 text-14"
        />
        <Button onClick={() => setText(undefined)}>{texts.common.actions.cancel}</Button>
        <Button type="submit" variant="primary">
          {queue.save}
        </Button>
      </form>
    )
  }
  return (
    <div className="flex items-center gap-1 rounded-control pl-2">
      <p className="min-w-0 flex-1 truncate text-13" title={run.prompt} dir="auto">
        {run.prompt}
      </p>
      {isOwn && (
        <Button
          variant="ghost"
          size="icon"
          disabled={!isSent}
          aria-label={queue.edit}
          title={queue.edit}
          onClick={() => setText(run.prompt)}
        >
          <PencilLine aria-hidden className="size-4" />
        </Button>
      )}
      {(isOwn || isAdmin) && (
        <Button
          variant="ghost"
          size="icon"
          disabled={!isSent}
          aria-label={queue.remove}
          title={queue.remove}
          onClick={onRemove}
        >
          <Trash2 aria-hidden className="size-4" />
        </Button>
      )}
    </div>
  )
}
