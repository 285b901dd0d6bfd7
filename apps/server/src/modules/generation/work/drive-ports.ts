import type { ProjectId, RunDiagnostic, RunEventBody } from '@joinery/contract'
import type { Attachment, GenerationOptions, HistoryMessage } from '@joinery/engine'
import type { Logger } from 'pino'
import type { OpenProject } from '../../projects/index.ts'
import type { RunLog } from '../log/create-run-log.ts'
import type { ModelChoice, ModelRequest, Preferences } from '../models.ts'
import type { RunRow } from '../runs/run-row.ts'
import type { RunStore } from '../runs/store.ts'
import type { ClientsFor } from './bring-clients.ts'
import type { ProjectsPort } from './project-files.ts'

/** What the preview does for a run. Without it nothing is checked. */
export interface PreviewPort {
  checkProject?: (projectId: ProjectId) => Promise<readonly RunDiagnostic[]>
  runtimeErrorsSince?: (projectId: ProjectId, since: Date) => Promise<readonly RunDiagnostic[]>
  /** Whether somebody looks at the app now: only then does it run, and report what goes wrong. */
  isWatched?: (projectId: ProjectId) => Promise<boolean>
  /** The version of a package that previews have, null for one that they have not. */
  versionOf?: (name: string) => Promise<string | null>
}

export interface DrivePorts {
  store: RunStore
  log: RunLog
  projects: ProjectsPort
  listHistory: (run: RunRow) => Promise<HistoryMessage[]>
  readAttachments: (project: OpenProject, paths: readonly string[]) => Promise<Attachment[]>
  modelFor: (request: ModelRequest) => Promise<ModelChoice | undefined>
  stackFor: Preferences['stackFor']
  clientsFor: ClientsFor
  /** Few runs are prepared at a time, so that those which stream already are not held up by twenty that begin. */
  oneOfFew: <Result>(prepare: () => Promise<Result>) => Promise<Result>
  generate: (options: GenerationOptions) => AsyncGenerator<RunEventBody, void>
  preview: PreviewPort
  logger: Pick<Logger, 'error' | 'warn'>
  now: () => Date
}

/** Why work on a run ends before the engine ends it. */
export type Interruption = 'stop' | 'author-gone' | 'lost' | 'server-end'

/** What is known of the right to work on a run while it goes on. */
export interface Holding {
  /** Aborted with an `Interruption` as its reason. */
  interrupted: AbortSignal
  /** Whether nobody else can have taken the run over yet. */
  isSurelyHeld: () => boolean
}
