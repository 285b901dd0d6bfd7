import { runEndpoints } from '@joinery/contract'
import type { ChatMessage, ProjectId, Run, RunId, RunMode } from '@joinery/contract'
import type { ApiCall } from '../../../lib/api-client.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { applyRunEvent } from './apply-run-event.ts'
import { emptyChat, withoutRun, withRun } from './chat-state.ts'
import type { ChatState } from './chat-state.ts'
import { beginRun, factsOf, isActive } from './run-state.ts'
import type { RunState } from './run-state.ts'
import { watchRun } from './watch-run.ts'
import type { Wire } from './watch-run.ts'

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
}

interface Dependencies extends Wire {
  projectId: ProjectId
  call: ApiCall
  newRunId: () => RunId
  now: () => Date
  /** Puts what follows a change off, so that many events in a moment are drawn once. */
  schedule: (flush: () => void) => void
  /** A run has written, renamed or deleted files; told while it goes on, and at its end. */
  onFilesChanged: () => void
  /** Tells the other tabs of this browser that there is something new here. */
  announce: () => void
}

export type ChatSession = ReturnType<typeof createChatSession>
export type Sent = 'accepted' | 'limit' | 'failed'

/**
 * The conversation of one project, outside of React: what was said, the runs under way, and everything one can do to
 * them. A reload, a second tab or a lost connection goes on from the server's log, so nothing here needs to last.
 */
export function createChatSession(dependencies: Dependencies) {
  const { projectId, call, openLog, wait, newRunId, now, schedule, onFilesChanged, announce } = dependencies
  let state: ChatState = emptyChat
  let life = new AbortController()
  let isFollowing = false
  let isFlushPending = false
  const listeners = new Set<() => void>()
  const endListeners = new Set<(run: RunState) => void>()
  const sent = new Map<RunId, PromptToSend>()

  function update(next: ChatState) {
    state = next
    if (isFlushPending) return
    isFlushPending = true
    schedule(() => {
      isFlushPending = false
      listeners.forEach((listener) => listener())
    })
  }

  const findRun = (id: RunId) => state.runs.find((run) => run.id === id)
  const change = (id: RunId, facts: Partial<RunState>) => {
    const run = findRun(id)
    if (run) update(withRun(state, { ...run, ...facts }))
  }

  /** Takes over what the server says of a run, unless its log has already told more. */
  function meet(run: Run) {
    const known = findRun(run.id)
    const { status, endedAt, ...facts } = factsOf(run)
    if (!known) return update(withRun(state, beginRun(factsOf(run))))
    const isAhead = known.position > 0
    update(withRun(state, { ...known, ...facts, ...(!isAhead && { status, endedAt }) }))
  }

  /** One connection at a time: the oldest run that is under way or waits is the one to watch. */
  async function follow() {
    if (isFollowing) return
    isFollowing = true
    try {
      for (;;) {
        const next = state.runs.find((run) => run.status === 'running' || run.status === 'queued')
        if (!next || life.signal.aborted) return
        await followOne(next.id)
      }
    } catch (error) {
      if (!life.signal.aborted) throw error
    } finally {
      isFollowing = false
    }
  }

  async function followOne(runId: RunId) {
    const outcome = await watchRun({
      runId,
      openLog,
      wait,
      signal: life.signal,
      position: () => findRun(runId)?.position ?? 0,
      onConnection: (isUp) => {
        if (state.isConnected !== isUp) update({ ...state, isConnected: isUp })
      },
      onEvent: (event) => {
        const run = findRun(runId)
        if (!run) return
        update(withRun(state, applyRunEvent(run, event)))
        if (changesFiles.has(event.body.type)) onFilesChanged()
      },
    })
    update({ ...state, isConnected: true })
    const run = findRun(runId)
    if (outcome === 'gone') return update(withoutRun(state, runId))
    if (run) endListeners.forEach((listener) => listener(run))
  }

  async function load() {
    try {
      const { signal } = life
      const [{ messages, hasMore }, { runs }] = await Promise.all([
        call(runEndpoints.messages, { projectId }, { signal }),
        call(runEndpoints.list, { projectId }, { signal }),
      ])
      update({ ...state, status: 'ready', failure: null, messages, hasOlder: hasMore })
      runs.filter(isActive).forEach(meet)
      void follow()
    } catch (error) {
      if (life.signal.aborted) return
      update({ ...state, status: 'failed', failure: messageOf(error) })
    }
  }

  /** Learns of what other tabs and other people began. */
  async function refresh() {
    if (state.status !== 'ready') return
    const { signal } = life
    try {
      const { runs } = await call(runEndpoints.list, { projectId }, { signal })
      runs.filter((run) => isActive(run) || findRun(run.id)?.status === 'queued').forEach(meet)
      dropMissing(runs)
      void follow()
      const newest = runs.find((run) => !isActive(run))
      const isNews = newest && !findRun(newest.id) && !state.messages.some(({ runId }) => runId === newest.id)
      if (!isNews) return
      const { messages } = await call(runEndpoints.messages, { projectId }, { signal })
      update({ ...state, messages: joinMessages(state.messages, messages) })
      onFilesChanged()
    } catch {
      // Nothing is lost: the next look finds it, and a watched run tells itself whether the server is there.
    }
  }

  /** A run that waited and is listed no more was removed in another tab. */
  function dropMissing(listed: readonly Run[]) {
    const ids = new Set(listed.map(({ id }) => id))
    state.runs
      .filter((run) => run.status === 'queued' && run.position === 0 && !ids.has(run.id))
      .forEach((run) => update(withoutRun(state, run.id)))
  }

  async function start(id: RunId, prompt: PromptToSend): Promise<Sent> {
    try {
      const { id: _, ...rest } = prompt
      const run = await call(runEndpoints.start, { projectId, id, ...rest })
      sent.delete(id)
      meet(run)
      update({ ...state, limit: null })
      void follow()
      announce()
      return 'accepted'
    } catch (error) {
      if (isLimit(error)) {
        update({ ...withoutRun(state, id), limit: messageOf(error) })
        return 'limit'
      }
      change(id, { status: 'unsent', reason: messageOf(error) })
      return 'failed'
    }
  }

  return {
    getState: () => state,

    newId: newRunId,

    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Calls with every run whose end is seen here. */
    onRunEnd(listener: (run: RunState) => void) {
      endListeners.add(listener)
      return () => void endListeners.delete(listener)
    },

    open() {
      life = new AbortController()
      if (state.status === 'ready') void refresh().then(follow)
      else void load()
    },

    /** Stops watching. The runs themselves go on. */
    close: () => life.abort(),

    reload() {
      update({ ...state, status: 'loading', failure: null })
      return load()
    },

    refresh,

    async loadOlder() {
      const [oldest] = state.messages
      if (!oldest || !state.hasOlder || state.isLoadingOlder) return
      update({ ...state, isLoadingOlder: true })
      try {
        const { messages, hasMore } = await call(
          runEndpoints.messages,
          { projectId, before: oldest.id },
          { signal: life.signal },
        )
        update({
          ...state,
          messages: joinMessages(messages, state.messages),
          hasOlder: hasMore,
          isLoadingOlder: false,
        })
      } catch {
        update({ ...state, isLoadingOlder: false })
      }
    },

    /** Shows the prompt at once and sends it. What is refused stays, and can be sent again. */
    async send(prompt: PromptToSend): Promise<Sent> {
      const id = prompt.id ?? newRunId()
      const newest = state.runs.at(-1)?.createdAt ?? ''
      const moment = now().toISOString()
      sent.set(id, prompt)
      const { mode, attachments = [] } = prompt
      const createdAt = moment > newest ? moment : newest
      update(
        withRun(
          state,
          beginRun({
            id,
            projectId,
            status: 'sending',
            mode,
            prompt: prompt.prompt,
            attachments,
            createdAt,
          }),
        ),
      )
      return start(id, prompt)
    },

    /** Sends a prompt again that the server did not take. */
    async resend(id: RunId): Promise<Sent> {
      const prompt = sent.get(id)
      if (!prompt) return 'failed'
      change(id, { status: 'sending', reason: null })
      return start(id, prompt)
    },

    /** Forgets a prompt that the server did not take. */
    discard(id: RunId) {
      sent.delete(id)
      update(withoutRun(state, id))
    },

    async stop(id: RunId) {
      change(id, { isStopping: true })
      try {
        meet(await call(runEndpoints.stop, { runId: id }))
      } catch (error) {
        change(id, { isStopping: false })
        throw error
      }
    },

    async editQueued(id: RunId, prompt: string) {
      meet(await call(runEndpoints.edit, { runId: id, prompt }))
      announce()
    },

    async removeQueued(id: RunId) {
      await call(runEndpoints.remove, { runId: id })
      update(withoutRun(state, id))
      announce()
    },

    dismissLimit: () => update({ ...state, limit: null }),
  }
}

const changesFiles: ReadonlySet<string> = new Set([
  'file-written',
  'file-renamed',
  'file-deleted',
  'version-saved',
  'finished',
])

const isLimit = (error: unknown) =>
  error instanceof ApiError && (error.code === 'usage-limit-reached' || error.status === 402)

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** What the newer list says of a message holds. */
function joinMessages(older: readonly ChatMessage[], newer: readonly ChatMessage[]): ChatMessage[] {
  const ids = new Set(newer.map(({ id }) => id))
  return [...older.filter(({ id }) => !ids.has(id)), ...newer]
}
