import { runEndpoints } from '@joinery/contract'
import type { ProjectId, RunId, RunMode } from '@joinery/contract'
import type { ApiCall } from '../../../lib/api-client.ts'
import { ApiError } from '../../../lib/api-error.ts'
import type { ChatStore } from './chat-store.ts'
import { messageOf } from './message-of.ts'
import { beginRun } from './run-state.ts'

export interface PromptToSend {
  /** Given where a prompt must not be sent twice: the same id is the same run. */
  id?: RunId
  prompt: string
  mode: RunMode
  model?: string
  /** Storage paths. */
  attachments?: string[]
  /** Files that the user pointed at. */
  files?: string[]
  /** The run whose plan this one carries out. */
  approvedPlan?: RunId
  /** The run that is tried again, with all that came with it. */
  repeats?: RunId
}

export type Sent = 'accepted' | 'limit' | 'failed'

interface Dependencies {
  store: ChatStore
  projectId: ProjectId
  call: ApiCall
  newRunId: () => RunId
  now: () => Date
  onAccepted: () => void
}

/** What one writes, on its way to the server. What is refused stays, and can be sent again. */
export function createSendPrompts(dependencies: Dependencies) {
  const { store, projectId, call, newRunId, now, onAccepted } = dependencies
  const sent = new Map<RunId, PromptToSend>()

  async function start(id: RunId, prompt: PromptToSend): Promise<Sent> {
    try {
      const run = await call(runEndpoints.start, { projectId, ...prompt, id })
      sent.delete(id)
      store.meetRun(run)
      store.update({ limit: null })
      onAccepted()
      return 'accepted'
    } catch (error) {
      if (isLimit(error)) {
        store.dropRun(id)
        store.update({ limit: messageOf(error) })
        return 'limit'
      }
      store.changeRun(id, { status: 'unsent', reason: messageOf(error) })
      return 'failed'
    }
  }

  return {
    /** Shows the prompt at once and sends it. */
    send: async (prompt: PromptToSend): Promise<Sent> => {
      const id = prompt.id ?? newRunId()
      const newest = store.getState().runs.at(-1)?.createdAt ?? ''
      const moment = now().toISOString()
      const { mode, attachments = [] } = prompt
      const createdAt = moment > newest ? moment : newest
      sent.set(id, prompt)
      store.update({ askedHere: id })
      store.putRun(
        beginRun({ id, projectId, status: 'sending', mode, prompt: prompt.prompt, attachments, createdAt }),
      )
      return start(id, prompt)
    },

    /** Sends a prompt again that the server did not take. */
    resend: async (id: RunId): Promise<Sent> => {
      const prompt = sent.get(id)
      if (!prompt) return 'failed'
      store.changeRun(id, { status: 'sending', reason: null })
      return start(id, prompt)
    },

    /** Forgets a prompt that the server did not take. */
    discard: (id: RunId): void => {
      sent.delete(id)
      store.dropRun(id)
    },
  }
}

const isLimit = (error: unknown) =>
  error instanceof ApiError && (error.code === 'usage-limit-reached' || error.status === 402)
