import { asksForApp, fillText, texts } from '@joinery/contract'
import type { RunEventBody, Version } from '@joinery/contract'
import { isDatabaseAway } from '../../../http/is-database-away.ts'
import type { RunLogWriter } from '../log/create-run-log.ts'
import type { RunRow } from '../runs/run-row.ts'
import { addToAnswer } from './answer.ts'
import type { Answer } from './answer.ts'
import type { DrivePorts } from './drive-ports.ts'
import type { Finished } from './finished.ts'

interface Conclusion {
  finished: Finished
  writer: RunLogWriter
  answer: Answer
}

/** Saves the version, then writes the end of the run and the answer together. */
export async function concludeRun(
  run: RunRow,
  { finished: given, writer, answer }: Conclusion,
  ports: DrivePorts,
): Promise<Finished> {
  addToAnswer(answer, given)
  const changedFiles = [...answer.changedFiles].toSorted()
  await writer.flush()
  const { finished, version } = await save(run, { ...given, changedFiles }, ports)
  const { status } = finished
  const notification = finished.notification ?? failureNotification(finished)
  const ending = {
    ...finished,
    notification,
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

interface Saved {
  finished: Finished
  version: Version | null
}

/** A run that cannot have a version ends all the same: it would hold up all that come after it. */
async function save(run: RunRow, finished: Finished, ports: DrivePorts): Promise<Saved> {
  if (run.mode !== 'build') return { finished, version: null }
  try {
    return { finished, version: await saveVersion(run, finished, ports) }
  } catch (error) {
    // Nobody could write down how it ended either: it is taken up again when its lease is over.
    if (isDatabaseAway(error)) throw error
    ports.logger.error({ err: error, runId: run.id }, 'the version of a run could not be saved')
    const isKept = finished.status !== 'succeeded'
    return { finished: isKept ? finished : { ...finished, ...unsaved }, version: null }
  }
}

const unsaved = { status: 'failed', reason: texts.runs.failed } as const

/** What was written is the project's, whether its author may still open it or not. */
async function saveVersion(
  { projectId, userId, prompt }: RunRow,
  { changedFiles, status }: Finished,
  { projects }: DrivePorts,
): Promise<Version | null> {
  const project = await projects.findAsOwner(projectId)
  if (!project) return null
  return projects.concludeVersion(project, changedFiles, {
    action: 'generated',
    prompt,
    isError: status === 'failed',
    authorId: userId,
  })
}

function failureNotification({ status, reason }: Finished) {
  if (status !== 'failed') return null
  return { success: false, message: reason ?? texts.runs.failed, details: [] }
}

function messageOf(run: RunRow, { status, reason }: Finished, { text }: Answer): string {
  const parts = text.trim() === '' ? [] : [text]
  if (status === 'stopped') parts.push(reason === texts.runs.authorGone ? reason : texts.runs.stopped)
  if (status === 'failed') {
    parts.push(
      asksForApp(run.prompt)
        ? fillText(texts.chat.messages.generationFailed, { reason: reason ?? texts.runs.failed })
        : texts.chat.messages.replyFailed,
    )
  }
  return parts.join('\n\n')
}
