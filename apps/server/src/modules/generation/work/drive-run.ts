import { fillText, texts } from '@joinery/contract'
import type { RunEventBody } from '@joinery/contract'
import type { GenerationOptions } from '@joinery/engine'
import { isDatabaseAway } from '../../../http/is-database-away.ts'
import { LeaseLostError } from '../log/create-run-log.ts'
import type { RunLogWriter } from '../log/create-run-log.ts'
import type { RunRow } from '../runs/run-row.ts'
import { addToAnswer, emptyAnswer } from './answer.ts'
import type { Answer } from './answer.ts'
import { concludeRun } from './conclude-run.ts'
import type { DrivePorts, Holding } from './drive-ports.ts'
import { failed, stopped } from './finished.ts'
import type { Finished } from './finished.ts'
import { openForAuthor } from './open-for-author.ts'
import { prepareGeneration } from './prepare-generation.ts'
import type { PreparedGeneration } from './prepare-generation.ts'

/** A run that was begun this often without an end has a fault of its own. */
const maxAttempts = 2
/** How long the engine may take to end by itself after a stop. */
const graceMs = 400
const maxBacklog = 2_000

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
    return await concludeRun(run, { finished, writer, answer }, ports)
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

const isStopped = ({ reason }: AbortSignal) => reason === 'stop' || reason === 'author-gone'
const reasonOf = ({ reason }: AbortSignal) => (reason === 'author-gone' ? texts.runs.authorGone : undefined)
const stoppedBy = (interrupted: AbortSignal) => stopped(reasonOf(interrupted))
const isHandedOver = ({ reason }: AbortSignal) => reason === 'lost' || reason === 'server-end'

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
    // Whoever stops a run waits neither for its turn nor for what is being read for it.
    const prepared = await Promise.race([
      ports.oneOfFew(() => prepare(run, work, ports)),
      untilAborted(interrupted),
    ])
    if (interrupted.aborted || !prepared) return stoppedBy(interrupted)
    if ('status' in prepared) return prepared
    const options = await prepared.begin(push)
    const finished = await consume(options, { ...work, push, run, ports })
    if (!interrupted.aborted) await prepared.complete(push)
    return finished
  } catch (error) {
    if (error instanceof LeaseLostError || isHandedOver(interrupted)) throw error
    // Nobody could write down how it ended either: it is taken up again when its lease is over.
    if (isDatabaseAway(error)) throw error
    if (!(await openForAuthor(run, ports))) return stopped(texts.runs.authorGone)
    ports.logger.error({ err: error, runId: run.id }, 'a run failed')
    return failed(texts.runs.failed)
  }
}

/** Everything that is asked of the database before the engine begins. Where that cannot be, how the run ends. */
async function prepare(
  run: RunRow,
  work: Work,
  ports: DrivePorts,
): Promise<PreparedGeneration | Finished | undefined> {
  if (work.interrupted.aborted) return undefined
  const project = await openForAuthor(run, ports)
  if (!project) return stopped(texts.runs.authorGone)
  const versionBefore = project.lastVersion?.id ?? null
  if (run.lastPosition === 0 && run.versionBefore !== versionBefore) {
    await ports.store.noteVersionBefore(run, versionBefore)
  }
  const prepared = await prepareGeneration({ ...work, run, project, ports })
  return prepared ?? failed(fillText(texts.runs.modelMissing, { model: run.model }))
}

function untilAborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined)
    else signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
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
  const leave = () => setTimeout(() => left.resolve(stoppedBy(interrupted)), graceMs)
  interrupted.addEventListener('abort', leave, { once: true })
  try {
    const finished = await Promise.race([readAll(), left.promise])
    return isStopped(interrupted) && finished.status !== 'succeeded'
      ? { ...finished, status: 'stopped', reason: reasonOf(interrupted) ?? finished.reason }
      : finished
  } finally {
    isOver = true
    interrupted.removeEventListener('abort', leave)
  }
}
