import type {
  BuildNotification,
  ModelUse,
  ProjectId,
  ProjectStatus,
  Question,
  Run,
  RunDiagnostic,
  RunId,
  RunMode,
  RunPlan,
  RunStatus,
  UserId,
  VersionId,
} from '@joinery/contract'

/** A run as one watches it: what its log says up to a position. A message of the past is told in the same form. */
export interface RunState {
  id: RunId
  projectId: ProjectId
  /** Whose prompt it is; null where the server has not said so. */
  userId: UserId | null
  /** `sending` until the server has it, `unsent` when the server did not take it. */
  status: RunStatus | 'sending' | 'unsent'
  /** Asked to stop; the log has not said so yet. */
  isStopping: boolean
  mode: RunMode
  prompt: string
  model: string
  attachments: readonly string[]
  createdAt: string
  endedAt: string | null
  /** The newest event that is told here, 0 before the first. */
  position: number
  text: string
  /** How much of it was said before the work began; null while nothing else has happened. */
  leadLength: number | null
  /** Something else happened since the last word, so the next one begins a paragraph. */
  isParagraphOver: boolean
  reasoning: string
  progress: { percent: number; label: string } | null
  plan: RunPlan | null
  steps: readonly RunStep[]
  files: readonly RunFile[]
  activities: readonly RunActivity[]
  /** What the last check found wrong. */
  diagnostics: readonly RunDiagnostic[]
  questions: readonly Question[]
  use: ModelUse | null
  notification: BuildNotification | null
  versionBefore: VersionId | null
  versionAfter: VersionId | null
  unplannedFiles: readonly string[]
  /** Why it failed, in a sentence. */
  reason: string | null
  isCharged: boolean
  /** How far the project's services are, where it uses any. */
  projectStatus: ProjectStatus | null
}

export interface RunStep {
  id: string
  title: string
  state: 'waiting' | 'active' | 'done'
}

export interface RunFile {
  path: string
  state: 'writing' | 'written' | 'renamed' | 'deleted' | 'discarded'
  isNew: boolean
  /** What was typed so far. Empty for a message of the past: the project has the file. */
  text: string
  addedLines: number
  removedLines: number
  /** Where it was before it was renamed, or why it was discarded. */
  note: string | null
}

export interface RunActivity {
  id: string
  kind: 'tool' | 'check' | 'repair' | 'retry'
  title: string
  state: 'started' | 'succeeded' | 'failed'
  detail: string | null
}

type Beginning = Pick<RunState, 'id' | 'projectId' | 'status' | 'mode' | 'prompt' | 'createdAt'> &
  Partial<RunState>

/** A run of which nothing has happened yet. */
export function beginRun(facts: Beginning): RunState {
  return {
    userId: null,
    isStopping: false,
    model: '',
    attachments: [],
    endedAt: null,
    position: 0,
    text: '',
    leadLength: null,
    isParagraphOver: false,
    reasoning: '',
    progress: null,
    plan: null,
    steps: [],
    files: [],
    activities: [],
    diagnostics: [],
    questions: [],
    use: null,
    notification: null,
    versionBefore: null,
    versionAfter: null,
    unplannedFiles: [],
    reason: null,
    isCharged: true,
    projectStatus: null,
    ...facts,
  }
}

/** What the server says of a run, without its log. */
export function factsOf(run: Run) {
  const { id, projectId, userId, status, mode, prompt, model, attachments } = run
  const { versionBefore, versionAfter, createdAt, endedAt } = run
  return {
    id,
    projectId,
    userId,
    status,
    mode,
    prompt,
    model,
    attachments,
    versionBefore,
    versionAfter,
    createdAt,
    endedAt,
  }
}

/** It waits, or is under way. */
export const isActive = ({ status }: Pick<RunState, 'status'>) =>
  status === 'sending' || status === 'queued' || status === 'running'

/** The files that it left changed. */
export const changedPaths = ({ files }: Pick<RunState, 'files'>) =>
  files.filter(({ state }) => state === 'written' || state === 'renamed').map(({ path }) => path)
