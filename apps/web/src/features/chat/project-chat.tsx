import { Suspense, useEffect, useMemo, useState } from 'react'
import { texts } from '@joinery/contract'
import type { ProjectId, RunId } from '@joinery/contract'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { notify } from '../../lib/notify.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import type { ChatPanelProps } from './chat-panel-props.ts'
import { attachFiles } from './composer/attach-files.ts'
import { Composer } from './composer/composer.tsx'
import type { WrittenMessage } from './composer/composer.tsx'
import { DropZone } from './composer/drop-zone.tsx'
import { draftOf } from './composer/drafts.ts'
import { PromptQueue } from './composer/prompt-queue.tsx'
import { useQueueViewer } from './composer/use-queue-viewer.ts'
import { UsageLimit } from './composer/usage-limit.tsx'
import { EmptyChat } from './messages/empty-chat.tsx'
import { MessageList } from './messages/message-list.tsx'
import { RunAnnouncer } from './messages/run-announcer.tsx'
import { listLive, listPast, listQueue } from './session/list-items.ts'
import { messageOf } from './session/message-of.ts'
import { isActive } from './session/run-state.ts'
import { useChatSession } from './session/use-chat-session.ts'
import { useInitialPrompt } from './session/use-initial-prompt.ts'
import { useRunEnds } from './session/use-run-ends.ts'
import { useMessageActs } from './use-message-acts.ts'

/** Comparing loads an editor, which few messages need. */
const MessageChanges = lazyPart(async () => (await import('./changes/message-changes.tsx')).MessageChanges)
const RestoreDialog = lazyPart(async () => (await import('./changes/restore-dialog.tsx')).RestoreDialog)

type ProjectChatProps = ChatPanelProps & { projectId: ProjectId }

/** What a message's menu opened. */
type Opened = { kind: 'changes' | 'restore'; runId: RunId }

export function ProjectChat(props: ProjectChatProps) {
  const { projectId, voice = 'workspace', isLimitReached = false, onUpgrade } = props
  const { session, state } = useChatSession(projectId)
  const draft = draftOf(projectId)
  const [opened, setOpened] = useState<Opened>()
  const { queue, composer } = texts.chat

  const { messages, runs } = state
  const liveKey = runs.map(({ id }) => id).join()
  const past = useMemo(
    () => listPast(messages, new Set(liveKey === '' ? [] : runs.map(({ id }) => id))),
    // The runs change with every event, while which runs there are changes seldom.
    // oxlint-disable-next-line react/exhaustive-deps
    [messages, liveKey],
  )
  const waiting = listQueue(runs)
  const viewer = useQueueViewer(projectId, waiting.length > 0)
  const items = [...past, ...listLive(runs)]
  const running = runs.find((run) => run.status === 'running' || run.status === 'queued')
  const isFull = isLimitReached || state.limit !== null

  const send = async ({ model, ...message }: WrittenMessage) => {
    const restore = draft.clear()
    const sent = await session.send({ ...message, ...(model !== '' && { model }) })
    // What the plan does not allow is nobody's message; it goes back to where it can be kept.
    if (sent === 'limit') restore()
  }
  const { acts, fixes } = useMessageActs({
    session,
    draft,
    projectId,
    onViewCode: props.onViewCode,
    onRunPreview: props.onRunPreview,
    onShowChanges: (runId) => setOpened({ kind: 'changes', runId }),
    onRestoreBefore: (runId) => setOpened({ kind: 'restore', runId }),
  })
  useRunEnds({ session, fixes, onFilesGenerated: props.onFilesGenerated })
  useInitialPrompt({
    session,
    state,
    projectId,
    prompt: props.initialPrompt,
    onTaken: props.onInitialPromptTaken,
  })
  useEffect(() => void import('./messages/markdown.tsx').catch(() => undefined), [])

  if (state.status === 'failed') {
    return (
      <div className="m-auto w-full max-w-md p-4">
        <Alert
          heading={texts.chat.session.failed}
          action={<Button onClick={() => void session.reload()}>{texts.common.actions.retry}</Button>}
        >
          {state.failure}
        </Alert>
      </div>
    )
  }
  return (
    <DropZone onDrop={(files) => attachFiles(files, { projectId, draft })}>
      {state.status === 'loading' && items.length === 0 && <ChatSkeleton />}
      {state.status === 'ready' && items.length === 0 && (
        <EmptyChat onChoose={(text) => draft.replaceText(text)} />
      )}
      {items.length > 0 && (
        <MessageList
          items={items}
          voice={voice}
          acts={acts}
          askedHere={state.askedHere}
          older={{
            hasMore: state.hasOlder,
            isLoading: state.isLoadingOlder,
            load: () => void session.loadOlder(),
          }}
        />
      )}
      <RunAnnouncer run={runs.find(isActive) ?? runs.at(-1)} />
      <div className="mx-auto grid w-full max-w-3xl gap-2 px-4 pb-4 max-md:px-2 max-md:pb-2">
        {!state.isConnected && (
          <output className="text-center text-13 text-cedar">{texts.chat.conversation.reconnecting}</output>
        )}
        {isFull && <UsageLimit sentence={state.limit} onUpgrade={onUpgrade} />}
        <PromptQueue
          waiting={waiting}
          viewer={viewer}
          onEdit={(id, prompt) => void session.editQueued(id, prompt).catch(tell(queue.editFailed))}
          onRemove={(id) => void session.removeQueued(id).catch(tell(queue.removeFailed))}
        />
        <Composer
          projectId={projectId}
          draft={draft}
          isLoading={state.status === 'loading'}
          isLimitReached={isLimitReached}
          running={
            running && {
              isStopping: running.isStopping,
              onStop: () => void session.stop(running.id).catch(tell(composer.stopFailed)),
            }
          }
          onAttach={(files) => attachFiles(files, { projectId, draft })}
          onSend={(message) => void send(message)}
        />
      </div>
      <Suspense>
        {opened?.kind === 'changes' && (
          <MessageChanges
            projectId={projectId}
            runId={opened.runId}
            onViewCode={props.onViewCode}
            onClose={() => setOpened(undefined)}
          />
        )}
        {opened?.kind === 'restore' && (
          <RestoreDialog projectId={projectId} runId={opened.runId} onClose={() => setOpened(undefined)} />
        )}
      </Suspense>
    </DropZone>
  )
}

const tell = (sentence: string) => (error: unknown) => void notify.error(sentence, messageOf(error))

function ChatSkeleton() {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-1 flex-col justify-end gap-5 px-4 py-6">
      <output className="sr-only">{texts.common.loading}</output>
      <Skeleton className="h-14 w-1/2 self-end" />
      <Skeleton className="h-32" />
      <Skeleton className="h-14 w-2/5 self-end" />
      <Skeleton className="h-24" />
    </div>
  )
}
