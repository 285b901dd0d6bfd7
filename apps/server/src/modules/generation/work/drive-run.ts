import { setTimeout as sleep } from 'node:timers/promises'
import { asksForApp, fillText, texts } from '@joinery/contract'
import type { ProjectId, RunDiagnostic, RunEventBody } from '@joinery/contract'
import type {
  Attachment,
  CheckStage,
  GenerationOptions,
  HistoryMessage,
  ProjectCheckerPort,
} from '@joinery/engine'
import type { Logger } from 'pino'
import type { OpenProject } from '../../projects/index.ts'
import type { RunLog, RunLogWriter } from '../log/create-run-log.ts'
import { LeaseLostError } from '../log/create-run-log.ts'
import type { ModelChoice, ModelRequest, Preferences } from '../models.ts'
import type { RunRow } from '../runs/run-row.ts'
import type { RunStore } from '../runs/store.ts'
import { addToAnswer, emptyAnswer } from './answer.ts'
import type { Answer } from './answer.ts'
import { openProjectFiles } from './project-files.ts'
import type { ProjectsPort } from './project-files.ts'

/** What the preview does for a run. Without it nothing is checked. */
export interface PreviewPort {
  checkProject?: (projectId: ProjectId) => Promise<readonly RunDiagnostic[]>
  runtimeErrorsSince?: (projectId: ProjectId, since: Date) => Promise<readonly RunDiagnostic[]>
}

export interface DrivePorts {
  store: RunStore
  log: RunLog
  projects: ProjectsPort
  listHistory: (run: RunRow) => Promise<HistoryMessage[]>
  readAttachments: (project: OpenProject, paths: readonly string[]) => Promise<Attachment[]>
  modelFor: (request: ModelRequest) => Promise<ModelChoice | undefined>
  stackFor: Preferences['stackFor']
  generate: (options: GenerationOptions) => AsyncGenerator<RunEventBody, void>
  preview: PreviewPort
  logger: Pick<Logger, 'error'>
  now: () => Date
}

/** Why work on a run ends before the engine ends it. */
export type Interruption = 'stop' | 'lost' | 'server-end'

type Finished = Extract<RunEventBody, { type: 'finished' }>

/** A run that was begun this often without an end has a fault of its own. */
const maxAttempts = 2
/** How long the engine may take to end by itself after a stop. */
const graceMs = 400
const maxBacklog = 2_000

/** What is known of the right to work on a run while it goes on. */
export interface Holding {
  /** Aborted with an `Interruption` as its reason. */
  interrupted: AbortSignal
  /** Whether nobody else can have taken the run over yet. */
  isSurelyHeld: () => boolean
}

/**
 * Carries one run out, from its first event to its last. Returns how the run ended, or undefined where it is not this server's any more.
 */
export async function driveRun(
  run: RunRow,
  holding: Holding,
  ports: DrivePorts,
): Promise<Finished | undefined> {
  const { interrupted } = holding
  const writer = ports.log.openWriter(run, run.lastPosition)
  const answer = emptyAnswer()
  try {
    const finished = await workOn(run, { ...holding, writer, answer }, ports)
    if (isHandedOver(interrupted)) return undefined
    return await conclude(run, { finished, writer, answer }, ports)
  } catch (error) {
    if (error instanceof LeaseLostError || isHandedOver(interrupted)) return undefined
    throw error
  } finally {
    writer.close()
  }
}

interface Work extends Holding {
  writer: RunLogWriter
  answer: Answer
}

const isHandedOver = ({ reason }: AbortSignal) => reason === 'lost' || reason === 'server-end'

interface Preparation extends Work {
  run: RunRow
  project: OpenProject
  ports: DrivePorts
}

/** Everything up to the engine's last event, which is not written yet. */
async function workOn(run: RunRow, work: Work, ports: DrivePorts): Promise<Finished> {
  const { interrupted, writer, answer } = work
  const push = (body: RunEventBody) => {
    addToAnswer(answer, body)
    writer.push(body)
  }
  try {
    const isTakenUp = run.lastPosition > 0
    if (isTakenUp) {
      for (const body of await ports.store.listEventBodies(run.id)) addToAnswer(answer, body)
      if (run.attempts > maxAttempts) return failed(texts.runs.interrupted)
      // A server that lets go of a run in order does not count as an attempt.
      push({ type: 'retrying', reason: texts.runs.takenUp, attempt: Math.max(2, run.attempts) })
      answer.text = ''
    } else {
      push({ type: 'accepted', prompt: run.prompt, mode: run.mode, model: run.model })
      push({ type: 'progress', percent: 10, label: texts.runs.progress.accepted })
    }
    const project = await ports.projects.openProject(run, run.projectId)
    if (!isTakenUp) await ports.store.noteVersionBefore(run, project.lastVersion?.id ?? null)
    if (interrupted.aborted) return stopped()
    const options = await prepare({ ...work, run, project, ports })
    if (!options) return failed(fillText(texts.runs.modelMissing, { model: run.model }))
    return await consume(options, { ...work, push, run, ports })
  } catch (error) {
    if (error instanceof LeaseLostError || isHandedOver(interrupted)) throw error
    ports.logger.error({ err: error, runId: run.id }, 'a run failed')
    return failed(texts.runs.failed)
  }
}

async function prepare({
  run,
  project,
  interrupted,
  isSurelyHeld,
  writer,
  ports,
}: Preparation): Promise<GenerationOptions | undefined> {
  const { projects, preview, now } = ports
  const [choice, history, attachments, approvedPlan, stack] = await Promise.all([
    ports.modelFor({ userId: run.userId, projectId: run.projectId, model: run.model }),
    ports.listHistory(run),
    ports.readAttachments(project, run.attachments),
    run.approvedPlan === null ? null : ports.store.findPlan(run.projectId, run.approvedPlan),
    ports.stackFor(run),
  ])
  if (!choice) return undefined
  return {
    model: choice.model,
    modelInfo: choice.info,
    request: {
      prompt: run.prompt,
      mode: run.mode,
      history,
      attachments,
      selectedFiles: run.files,
      approvedPlan,
      stack,
    },
    files: openProjectFiles({
      projects,
      project,
      async requireHeld() {
        interrupted.throwIfAborted()
        // A lease that may have run out is settled by a write, which only its holder can make.
        if (!isSurelyHeld()) await writer.flush()
      },
    }),
    ...checkerOf(preview, run.projectId, now()),
    now,
    wait: (ms, signal) => sleep(ms, undefined, { signal }),
    signal: interrupted,
    onRecord: (record) => ports.store.keepRecord(run.id, record),
  }
}

function checkerOf(
  preview: PreviewPort,
  projectId: ProjectId,
  since: Date,
): { checker?: ProjectCheckerPort } {
  const { checkProject, runtimeErrorsSince } = preview
  const stages: CheckStage[] = []
  if (checkProject) stages.push({ stage: 'compile', findProblems: () => checkProject(projectId) })
  if (runtimeErrorsSince) {
    stages.push({ stage: 'runtime', findProblems: () => runtimeErrorsSince(projectId, since) })
  }
  return stages.length > 0 ? { checker: { stages } } : {}
}

interface Consumption extends Work {
  push: (body: RunEventBody) => void
  run: RunRow
  ports: DrivePorts
}

/** The engine is given a moment to end by itself when the run is interrupted; then it is left behind. */
async function consume(options: GenerationOptions, consumption: Consumption): Promise<Finished> {
  const { interrupted, writer, push, run, ports } = consumption
  let isOver = false

  async function readAll(): Promise<Finished> {
    for await (const body of ports.generate(options)) {
      if (isOver) break
      if (body.type === 'finished') return body
      push(body)
      if (body.type === 'plan') await ports.store.notePlan(run, body.plan)
      if (writer.backlog > maxBacklog) await writer.flush()
    }
    return failed(texts.runs.failed)
  }

  const left = Promise.withResolvers<Finished>()
  const leave = () => setTimeout(() => left.resolve(stopped()), graceMs)
  interrupted.addEventListener('abort', leave, { once: true })
  try {
    const finished = await Promise.race([readAll(), left.promise])
    return interrupted.reason === 'stop' && finished.status !== 'succeeded'
      ? { ...finished, status: 'stopped' }
      : finished
  } finally {
    isOver = true
    interrupted.removeEventListener('abort', leave)
  }
}

interface Conclusion {
  finished: Finished
  writer: RunLogWriter
  answer: Answer
}

/** Saves the version, then writes the end of the run and the answer together. */
async function conclude(
  run: RunRow,
  { finished, writer, answer }: Conclusion,
  ports: DrivePorts,
): Promise<Finished> {
  addToAnswer(answer, finished)
  const { status } = finished
  const changedFiles = [...answer.changedFiles].toSorted()
  await writer.flush()
  const version = run.mode === 'build' ? await saveVersion(run, { changedFiles, status }, ports) : null
  const notification = finished.notification ?? failureNotification(finished)
  const ending = {
    ...finished,
    notification,
    changedFiles,
    isCharged: status === 'succeeded' || (status === 'stopped' && answer.hasOutput),
  }
  const last: RunEventBody[] = []
  if (version) {
    const { id: versionId, versionNumber } = version
    last.push({ type: 'version-saved', versionId, versionNumber })
  }
  if (status === 'succeeded') {
    last.push({ type: 'progress', percent: 100, label: texts.runs.progress.saved })
  }
  await writer.finish([...last, ending], {
    status,
    isCharged: ending.isCharged,
    versionAfter: version?.id ?? null,
    answer: {
      message: messageOf(run, finished, answer),
      generatedFiles: changedFiles,
      plan: answer.plan,
      questions: answer.questions,
      buildNotification: notification,
      use: answer.use,
    },
  })
  return ending
}

async function saveVersion(
  run: RunRow,
  { changedFiles, status }: Pick<Finished, 'changedFiles' | 'status'>,
  ports: DrivePorts,
) {
  const project = await ports.projects.openProject(run, run.projectId)
  return ports.projects.concludeVersion(project, changedFiles, {
    action: 'generated',
    prompt: run.prompt,
    isError: status === 'failed',
  })
}

function failureNotification({ status, reason }: Finished) {
  if (status !== 'failed') return null
  return { success: false, message: reason ?? texts.runs.failed, details: [] }
}

function messageOf(run: RunRow, { status, reason }: Finished, { text }: Answer): string {
  const parts = text.trim() === '' ? [] : [text]
  if (status === 'stopped') parts.push(texts.runs.stopped)
  if (status === 'failed') {
    parts.push(
      asksForApp(run.prompt)
        ? fillText(texts.chat.messages.generationFailed, { reason: reason ?? texts.runs.failed })
        : texts.chat.messages.replyFailed,
    )
  }
  return parts.join('\n\n')
}

const failed = (reason: string): Finished => endedWith('failed', reason)
const stopped = (): Finished => endedWith('stopped', texts.runs.stopped)

function endedWith(status: Finished['status'], reason: string): Finished {
  return {
    type: 'finished',
    status,
    reason,
    changedFiles: [],
    unplannedFiles: [],
    notification: null,
    isCharged: false,
  }
}
