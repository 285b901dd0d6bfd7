import type { RunMode, RunPlan } from '@joinery/contract'
import type { Checks } from './check/create-checks.ts'
import type { Progress } from './limits/create-progress.ts'
import type { WriteQueue } from './tools/create-write-queue.ts'
import type { Workspace } from './workspace/open-workspace.ts'

/** What the tools of one run share. */
export interface RunState {
  readonly prompt: string
  readonly mode: RunMode
  readonly workspace: Workspace
  readonly writes: WriteQueue
  readonly checks: Checks
  readonly progress: Progress
  readonly signal: AbortSignal
  /** Of packages that the preview has. */
  readonly versionOf: (name: string) => Promise<string | null>
  readonly hasApprovedPlan: boolean
  plan: RunPlan | null
  readonly doneSteps: Set<string>
  /** How often edits of a file have missed in a row. */
  readonly misses: Map<string, number>
  /** Files that have been announced and are not complete yet. */
  readonly openFiles: Set<string>
  /** Whether the user has been told something, so that the next words begin a paragraph of their own. */
  hasSpoken: boolean
  /** Set once questions are asked: the answers are the next prompt. */
  isWaiting: boolean
  /** Set once the model goes round in circles: it may only sum up then. */
  isLooping: boolean
}

/** What a tool answers the model. */
export interface ToolOutcome {
  readonly isOk: boolean
  readonly text: string
}
