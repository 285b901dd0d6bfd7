import { runEndpoints } from '@joinery/contract'
import type { InputOf, ProjectId, RunId } from '@joinery/contract'
import type { ApiCall } from '../../../lib/api-client.ts'
import { createChatStore } from './chat-store.ts'
import type { Schedule } from './chat-store.ts'
import { createFollowRuns } from './follow-runs.ts'
import { createLoadConversation } from './load-conversation.ts'
import type { RunState } from './run-state.ts'
import { createSendPrompts } from './send-prompts.ts'
import type { Wire } from './watch-run.ts'

interface Dependencies extends Wire {
  projectId: ProjectId
  call: ApiCall
  newRunId: () => RunId
  now: () => Date
  schedule: Schedule
  /** A run has written, renamed or deleted files; told while it goes on, and at its end. */
  onFilesChanged: () => void
  /** Tells the other tabs of this browser that there is something new here. */
  announce: () => void
}

/** What one can change of a plan by hand. */
export type PlanEdit = Omit<InputOf<typeof runEndpoints.editPlan>, 'runId'>

export type ChatSession = ReturnType<typeof createChatSession>

/**
 * The conversation of one project, outside of React: what was said, the runs under way, and everything one can do to
 * them. A reload, a second tab or a lost connection goes on from the server's log, so nothing here needs to last.
 */
export function createChatSession(dependencies: Dependencies) {
  const { projectId, call, openLog, wait, newRunId, now, schedule, onFilesChanged, announce } = dependencies
  const store = createChatStore(schedule)
  const endListeners = new Set<(run: RunState) => void>()
  let watching = new AbortController()
  const life = () => watching.signal
  const follow = createFollowRuns({
    store,
    openLog,
    wait,
    life,
    onFilesChanged,
    onRunEnd: (run) => endListeners.forEach((listener) => listener(run)),
  })
  const { load, refresh, loadOlder } = createLoadConversation({
    store,
    projectId,
    call,
    life,
    follow,
    onFilesChanged,
  })
  const { send, resend, discard } = createSendPrompts({
    store,
    projectId,
    call,
    newRunId,
    now,
    onAccepted() {
      void follow()
      announce()
    },
  })

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    newId: newRunId,
    refresh,
    loadOlder,
    send,
    resend,
    discard,

    /** Calls with every run whose end is seen here. */
    onRunEnd(listener: (run: RunState) => void) {
      endListeners.add(listener)
      return () => void endListeners.delete(listener)
    },

    open() {
      watching = new AbortController()
      if (store.getState().status === 'ready') void refresh().then(follow)
      else void load()
    },

    /** Stops watching. The runs themselves go on. */
    close: () => watching.abort(),

    reload() {
      store.update({ status: 'loading', failure: null })
      return load()
    },

    async stop(id: RunId) {
      store.changeRun(id, { isStopping: true })
      try {
        store.meetRun(await call(runEndpoints.stop, { runId: id }))
      } catch (error) {
        store.changeRun(id, { isStopping: false })
        throw error
      }
    },

    async editQueued(id: RunId, prompt: string) {
      store.meetRun(await call(runEndpoints.edit, { runId: id, prompt }))
      announce()
    },

    async removeQueued(id: RunId) {
      await call(runEndpoints.remove, { runId: id })
      store.dropRun(id)
      announce()
    },

    /** Changes a plan that was proposed, in what was watched here and in what is kept of it. */
    async editPlan(id: RunId, edit: PlanEdit) {
      const { plan } = await call(runEndpoints.editPlan, { runId: id, ...edit })
      store.changeRun(id, { plan })
      const { messages } = store.getState()
      store.update({
        messages: messages.map((each) => (each.runId === id && !each.isUser ? { ...each, plan } : each)),
      })
    },

    dismissLimit: () => store.update({ limit: null }),
  }
}
