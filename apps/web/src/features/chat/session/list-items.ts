import { asksForApp, fillText, runId as runIdShape, texts } from '@joinery/contract'
import type { ChatMessage, RunId } from '@joinery/contract'
import { beginRun, isActive } from './run-state.ts'
import type { RunState } from './run-state.ts'
import type { ChatState } from './chat-state.ts'

/** One thing in the conversation: what somebody asked, or what came of it. */
export type ChatItem =
  | { kind: 'prompt'; key: string; prompt: PromptItem }
  /** Without a run there is nothing to compare, restore or stop. */
  | { kind: 'reply'; key: string; run: RunState; hasRun: boolean }

export interface PromptItem {
  text: string
  createdAt: string
  attachments: readonly string[]
  runId: RunId | null
  mode: RunState['mode']
  /** Why the server did not take it. */
  failure: string | null
}

/** What is kept of the past, except for runs that are told in full. */
export function listPast(messages: readonly ChatMessage[], live: ReadonlySet<RunId>): ChatItem[] {
  const prompts = new Map(
    messages.flatMap((each) => (each.isUser && each.runId ? [[each.runId, each] as const] : [])),
  )
  return messages
    .filter(({ runId }) => runId === null || !live.has(runId))
    .map((message) => {
      if (message.isUser) return { kind: 'prompt', key: keyOf('p', message), prompt: recallPrompt(message) }
      const prompt = message.runId ? prompts.get(message.runId) : undefined
      const run = recallRun(message, prompt)
      return { kind: 'reply', key: keyOf('r', message), run, hasRun: message.runId !== null }
    })
}

/** The runs that were seen alive. Those that wait behind another one stand in the queue instead. */
export function listLive(runs: ChatState['runs']): ChatItem[] {
  const waiting = new Set(listQueue(runs))
  return runs
    .filter((run) => !waiting.has(run))
    .flatMap((run) => {
      const prompt: ChatItem = { kind: 'prompt', key: `p:${run.id}`, prompt: promptOf(run) }
      if (run.status === 'unsent') return [prompt]
      return [prompt, { kind: 'reply', key: `r:${run.id}`, run, hasRun: true }]
    })
}

/** What waits behind the run that comes next or is under way. */
export function listQueue(runs: ChatState['runs']): RunState[] {
  const [, ...behind] = runs.filter(isActive)
  return behind.filter(({ status }) => status !== 'running')
}

const keyOf = (kind: 'p' | 'r', { id, runId }: ChatMessage) => `${kind}:${runId ?? id}`

function recallPrompt({ message, createdAt, attachments, imageUrl, runId }: ChatMessage): PromptItem {
  return {
    text: message,
    createdAt,
    attachments: attachments.length === 0 && imageUrl !== null ? [imageUrl] : attachments,
    runId,
    mode: 'build',
    failure: null,
  }
}

function promptOf(run: RunState): PromptItem {
  const { prompt, createdAt, attachments, id, mode, status, reason } = run
  return {
    text: prompt,
    createdAt,
    attachments,
    runId: id,
    mode,
    failure: status === 'unsent' ? (reason ?? '') : null,
  }
}

/** A reply of the past in the form of a run that one watched. */
function recallRun(message: ChatMessage, asked: ChatMessage | undefined): RunState {
  const { id, runId, projectId, runStatus, runMode, createdAt, plan, questions, buildNotification, use } =
    message
  const status = runStatus ?? 'succeeded'
  const prompt = asked?.message ?? ''
  return beginRun({
    id: runId ?? runIdShape.safeParse(id).data ?? noRun,
    projectId,
    status,
    mode: runMode ?? 'build',
    prompt,
    attachments: asked?.attachments ?? [],
    createdAt,
    endedAt: createdAt,
    text: withoutFailure(message, prompt),
    plan,
    steps: (plan?.steps ?? []).map(({ id: stepId, title }) => ({
      id: stepId,
      title,
      state: status === 'succeeded' ? 'done' : 'waiting',
    })),
    files: message.generatedFiles.map((path) => ({
      path,
      state: 'written',
      isNew: false,
      text: '',
      addedLines: 0,
      removedLines: 0,
      note: null,
    })),
    questions,
    notification: buildNotification,
    use,
    model: use?.model ?? '',
    projectStatus: message.projectStatus,
  })
}

/** Stands where a message belongs to no run. Nothing is asked of the server by it. */
const noRun = runIdShape.parse('00000000-0000-0000-0000-000000000000')

/** The server keeps its sentence about a failure with the words of the model; here it stands apart from them. */
function withoutFailure({ message, runStatus, buildNotification }: ChatMessage, prompt: string): string {
  if (runStatus !== 'failed') return message
  const { generationFailed, replyFailed } = texts.chat.messages
  const reason = buildNotification?.message ?? ''
  const sentence = asksForApp(prompt) ? fillText(generationFailed, { reason }) : replyFailed
  return message.replace(sentence, '').trim()
}
