import { texts } from '@joinery/contract'
import type { ProjectId, ProjectStatus, RunEventBody, UserId } from '@joinery/contract'
import type { Attachment, GenerationOptions } from '@joinery/engine'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import type { App } from '../../http/app-types.ts'
import type { EventStreams } from '../../http/event-streams.ts'
import type { Sessions } from '../../http/require-session.ts'
import type { OpenProject, ProjectsModule } from '../projects/index.ts'
import type { Usage } from '../usage/index.ts'
import { createConversation } from './chat/create-conversation.ts'
import { createRuns } from './create-runs.ts'
import { createRunLog } from './log/create-run-log.ts'
import type { Notices } from './log/create-run-log.ts'
import { createTurn } from './log/turn.ts'
import type { Models, Preferences } from './models.ts'
import { addFunctionRoutes } from './functions/routes.ts'
import { addRunRoutes } from './routes.ts'
import { createStartRun } from './start-run.ts'
import type { GenerationStores } from './store.ts'
import type { ClientsFor } from './work/bring-clients.ts'
import { driveRun } from './work/drive-run.ts'
import type { PreviewPort } from './work/drive-ports.ts'
import { stopped } from './work/finished.ts'
import { createRunSupervisor } from './work/run-supervisor.ts'

export type { ModelChoice, ModelRequest, Models, Preferences } from './models.ts'
export { createGenerationStores } from './store.ts'
export type { PreviewPort } from './work/drive-ports.ts'

interface Dependencies {
  stores: GenerationStores
  projects: ProjectsModule
  usage: Usage
  sessions: Sessions
  streams: EventStreams
  notices: Notices
  jobs: {
    dispatch: (projectId: ProjectId) => Promise<void>
    work: (take: (projectId: ProjectId) => Promise<void>) => Promise<void>
  }
  attachments: {
    has: (project: OpenProject, path: string) => Promise<boolean>
    read: (project: OpenProject, paths: readonly string[]) => Promise<Attachment[]>
  }
  models: Models
  preferences: Preferences
  clientsFor: ClientsFor
  projectStatusOf: (projectId: ProjectId) => Promise<ProjectStatus | null>
  /** Told of every run that was carried out to its end. */
  onRunEnd: (run: EndedRun) => Promise<void>
  generate: (options: GenerationOptions) => AsyncGenerator<RunEventBody, void>
  preview: PreviewPort
  /** What is done in it fails for no want of a database connection. */
  promised: Promised
  /** The same, and it waits for the database to come back. */
  patiently: Promised
  logger: Logger
  now: () => Date
}

type Promised = <Result>(work: () => Promise<Result>) => Promise<Result>

interface EndedRun {
  userId: UserId
  projectId: ProjectId
  status: 'succeeded' | 'failed' | 'stopped'
  reason: string | null
}

const preparedAtOnce = 3

/** From a prompt to a changed project: runs, their logs, and the conversation they make. */
export function createGenerationModule(dependencies: Dependencies) {
  const { stores, projects, usage, sessions, streams, notices, jobs, attachments, models, preferences } =
    dependencies
  const { clientsFor, generate, preview, projectStatusOf, onRunEnd, promised, patiently } = dependencies
  const { logger, now } = dependencies
  const { openProject } = projects
  const inTurn = createTurn()
  const log = createRunLog({ store: stores.log, notices, inTurn, now })
  const conversation = createConversation({ store: stores.chat, projectStatusOf })
  const ports = {
    store: stores.runs,
    log,
    projects,
    listHistory: conversation.listBefore,
    readAttachments: attachments.read,
    modelFor: models.modelFor,
    stackFor: preferences.stackFor,
    clientsFor,
    oneOfFew: pLimit(preparedAtOnce),
    generate,
    preview,
    logger,
    now,
  }
  const supervisor = createRunSupervisor({
    store: stores.runs,
    notices,
    inTurn,
    async drive(run, holding) {
      const ended = await driveRun(run, holding, ports)
      const { userId, projectId } = run
      if (ended && userId !== null) tellEnd({ userId, projectId, status: ended.status, reason: ended.reason })
      return ended
    },
    endQueued: (id) => log.endQueued(id, stopped(texts.runs.authorGone)),
    usage,
    dispatch: jobs.dispatch,
    patiently,
    logger,
  })
  function tellEnd(run: EndedRun): void {
    void onRunEnd(run).catch((error: unknown) =>
      logger.warn({ err: error }, 'the end of a run could not be told'),
    )
  }

  const warnOf = (words: string) => (error: unknown) => logger.warn({ err: error }, words)
  const runs = createRuns({
    store: stores.runs,
    log,
    supervisor,
    openProject,
    usage,
    onUnsettled: warnOf('a prompt is given back a little later'),
  })
  const startRun = createStartRun({
    store: stores.runs,
    openProject,
    hasAttachment: attachments.has,
    usage,
    models,
    modelOf: preferences.modelOf,
    dispatch: jobs.dispatch,
    onUndispatched: warnOf('a run is found a little later'),
    promised,
  })
  return {
    /** From now on this server carries out runs, those of others that have gone as well. */
    begin: () => jobs.work(supervisor.take),
    end: supervisor.end,
    addRoutes(app: App) {
      addRunRoutes(app, { sessions, streams, openProject, startRun, runs, log, conversation, models })
      addFunctionRoutes(app, { sessions, projects, startRun, runs, log, conversation })
    },
  }
}
