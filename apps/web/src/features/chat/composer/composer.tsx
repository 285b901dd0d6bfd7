import { useId, useRef, useSyncExternalStore } from 'react'
import { useQuery } from '@tanstack/react-query'
import { ArrowUp, Hammer, Paperclip, Square } from 'lucide-react'
import { asksForApp, fillText, texts } from '@joinery/contract'
import type { ProjectId, RunMode } from '@joinery/contract'
import { Button } from '../../../components/ui/button.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { notify } from '../../../lib/notify.ts'
import { AttachmentChips } from './attachment-chips.tsx'
import { acceptedFiles } from './attachment.ts'
import { canSend } from './can-send.ts'
import type { Draft } from './draft.ts'
import { listMentions } from './mention.ts'
import { MessageField } from './message-field.tsx'
import { ModePicker } from './mode-picker.tsx'
import { ModelPicker } from './model-picker.tsx'
import { useProjectModel } from './use-project-model.ts'
import { useSendWhenReady } from './use-send-when-ready.ts'
import { modelsQuery } from '../../../lib/models-query.ts'
import { pathsQuery } from './paths-query.ts'

export interface WrittenMessage {
  prompt: string
  mode: RunMode
  model: string
  attachments: string[]
  /** The files that it points at. */
  files: string[]
}

interface ComposerProps {
  projectId: ProjectId | undefined
  draft: Draft
  /** The conversation is not there yet. */
  isLoading: boolean
  /** A message is on its way. */
  isSending?: boolean
  isLimitReached: boolean
  /** The run that can be stopped, if one is under way. */
  running: { isStopping: boolean; onStop: () => void } | undefined
  onAttach: (files: readonly File[]) => void
  onSend: (message: WrittenMessage) => void
}

const noPaths: readonly string[] = []

/** Where one writes. During a run a message joins the queue instead of interrupting it. */
export function Composer(props: ComposerProps) {
  const { projectId, draft, isLoading, isSending = false, isLimitReached, running, onAttach, onSend } = props
  const { composer, attachments: words } = texts.chat
  const state = useSyncExternalStore(draft.subscribe, draft.getState)
  const { data: offered } = useQuery(modelsQuery)
  const models = offered?.models ?? []
  const projectModel = useProjectModel(projectId)
  // Before there is a project, the choice is the message's own.
  const model = projectId ? projectModel.model : state.model
  const { data: paths = noPaths } = useQuery(pathsQuery(projectId, state.text.includes('@')))
  const field = useRef<HTMLTextAreaElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const sendable = canSend({ draft: state, isLoading, isSending, isLimitReached })

  const send = (prompt: string) => {
    const attachments = state.attachments.flatMap(({ path }) => (path === null ? [] : [path]))
    onSend({ prompt, mode: state.mode, model, attachments, files: listMentions(prompt, paths) })
  }
  const sendAsIs = () => send(state.text.trim() === '' ? composer.attachmentsAlone : state.text.trim())
  const { isAwaited, sendWhenReady } = useSendWhenReady({ sendable, draft: state, send: sendAsIs })
  const generateApp = () => {
    const text = state.text.trim()
    if (text === '') {
      void notify.echo(composer.descriptionRequired)
      return field.current?.focus()
    }
    if (sendable === 'now') send(asksForApp(text) ? text : fillText(composer.generatePrompt, { text }))
    return undefined
  }

  return (
    <div
      // Toasts keep away from it.
      data-composer
      className="grid rounded-dialog border border-neutral-6 bg-neutral-1 transition-colors focus-within:border-accent"
    >
      <MessageField
        fieldRef={field}
        draft={draft}
        text={state.text}
        focusRequests={state.focusRequests}
        paths={paths}
        hintId={hintId}
        onSend={sendWhenReady}
        onFiles={onAttach}
      />
      <AttachmentChips attachments={state.attachments} onRemove={draft.removeAttachment} />
      <div className="@container flex flex-wrap items-center gap-2 p-2">
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          accept={acceptedFiles}
          aria-label={words.add}
          onChange={(event) => {
            onAttach([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        <Button
          variant="ghost"
          size="icon"
          aria-label={words.add}
          title={projectId ? words.add : words.needsProject}
          disabled={!projectId}
          onClick={() => picker.current?.click()}
        >
          <Paperclip aria-hidden className="size-4" />
        </Button>
        <ModePicker mode={state.mode} onChange={(mode) => draft.update({ mode })} />
        <ModelPicker
          models={models}
          model={model}
          onChange={(chosen) => (projectId ? projectModel.choose(chosen) : draft.update({ model: chosen }))}
        />
        <span
          id={hintId}
          className={classNames(
            'text-12 text-neutral-9',
            models.length > 1 || running ? 'sr-only' : '@max-xl:sr-only',
          )}
        >
          {composer.sendHint}
        </span>
        <div className="ml-auto flex items-center gap-2">
          <Button
            variant="ghost"
            aria-label={composer.generateApp}
            title={composer.generateApp}
            disabled={isLoading || isSending || isLimitReached}
            onClick={generateApp}
            className={classNames(running && '@max-md:hidden')}
          >
            <Hammer aria-hidden className="size-4" />
            <span className="@max-md:hidden">{composer.generateApp}</span>
          </Button>
          {running && (
            <Button isLoading={running.isStopping} onClick={running.onStop}>
              {!running.isStopping && <Square aria-hidden className="size-3.5 fill-current" />}
              {running.isStopping ? composer.stopping : composer.stop}
            </Button>
          )}
          <Button
            variant="primary"
            size="icon"
            aria-label={running ? composer.queue : composer.send}
            title={`${running ? composer.queue : composer.send} · ${composer.sendHint}`}
            disabled={sendable !== 'now'}
            isLoading={isAwaited}
            onClick={sendWhenReady}
          >
            {!isAwaited && <ArrowUp aria-hidden className="size-4" />}
          </Button>
        </div>
      </div>
    </div>
  )
}
