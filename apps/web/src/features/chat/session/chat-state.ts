import type { ChatMessage, RunId } from '@joinery/contract'
import type { RunState } from './run-state.ts'

/** A project's conversation as this browser tab knows it. */
export interface ChatState {
  status: 'loading' | 'ready' | 'failed'
  /** Why it could not be loaded. */
  failure: string | null
  /** What the server keeps, oldest first. */
  messages: readonly ChatMessage[]
  hasOlder: boolean
  isLoadingOlder: boolean
  /** The runs that were seen alive here, oldest first. They tell more than the messages kept of them. */
  runs: readonly RunState[]
  isConnected: boolean
  /** The server refused a message because the plan's prompts are used up. */
  limit: string | null
  /** What was asked last in this tab, however: by writing it, by an answer, by a button. */
  askedHere: RunId | null
}

export const emptyChat: ChatState = {
  status: 'loading',
  failure: null,
  messages: [],
  hasOlder: false,
  isLoadingOlder: false,
  runs: [],
  isConnected: true,
  limit: null,
  askedHere: null,
}

export function withRun(state: ChatState, run: RunState): ChatState {
  const isKnown = state.runs.some(({ id }) => id === run.id)
  const runs = isKnown
    ? state.runs.map((each) => (each.id === run.id ? run : each))
    : [...state.runs, run].toSorted((one, other) => compareText(one.createdAt, other.createdAt))
  return { ...state, runs }
}

const compareText = (one: string, other: string) => (one < other ? -1 : Number(one > other))

export const withoutRun = (state: ChatState, id: RunId): ChatState => ({
  ...state,
  runs: state.runs.filter((run) => run.id !== id),
})
