import type { RunId } from '@joinery/contract'
import type { PlanEdit } from '../session/chat-session.ts'
import type { RunState } from '../session/run-state.ts'

/** Everything one can do to a message. */
export interface MessageActs {
  viewCode: (path: string) => void
  runPreview: () => void
  fixBuild: (run: RunState) => void
  /** Sends the same prompt as a new message. */
  retry: (run: RunState) => void
  /** Puts the text of a prompt into the composer. */
  editPrompt: (text: string) => void
  resend: (id: RunId) => void
  discard: (id: RunId) => void
  approvePlan: (run: RunState) => void
  changePlan: () => void
  editPlan: (id: RunId, edit: PlanEdit) => Promise<void>
  answer: (message: string) => void
  showChanges: (id: RunId) => void
  restoreBefore: (id: RunId) => void
  addSamples: () => void
}
