import type { Run, RunId } from '@joinery/contract'
import { emptyChat, withoutRun, withRun } from './chat-state.ts'
import type { ChatState } from './chat-state.ts'
import { beginRun, factsOf } from './run-state.ts'
import type { RunState } from './run-state.ts'

/** Puts what follows a change off, so that many events in a moment are drawn once. */
export type Schedule = (flush: () => void) => void

export type ChatStore = ReturnType<typeof createChatStore>

/** What is known of a conversation, and who wants to hear of changes. */
export function createChatStore(schedule: Schedule) {
  let state: ChatState = emptyChat
  let isFlushPending = false
  const listeners = new Set<() => void>()

  function update(facts: Partial<ChatState>): void {
    state = { ...state, ...facts }
    if (isFlushPending) return
    isFlushPending = true
    schedule(() => {
      isFlushPending = false
      listeners.forEach((listener) => listener())
    })
  }

  const findRun = (id: RunId) => state.runs.find((run) => run.id === id)
  const putRun = (run: RunState) => update(withRun(state, run))

  return {
    getState: () => state,
    update,
    findRun,
    putRun,

    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    changeRun: (id: RunId, facts: Partial<RunState>): void => {
      const run = findRun(id)
      if (run) putRun({ ...run, ...facts })
    },

    dropRun: (id: RunId): void => update(withoutRun(state, id)),

    /** Takes over what the server says of a run, unless its log has already told more. */
    meetRun: (run: Run): void => {
      const known = findRun(run.id)
      const { status, endedAt, ...facts } = factsOf(run)
      if (!known) return putRun(beginRun(factsOf(run)))
      const isAhead = known.position > 0
      putRun({ ...known, ...facts, ...(!isAhead && { status, endedAt }) })
    },
  }
}
