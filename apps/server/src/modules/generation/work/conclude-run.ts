import { asksForApp, fillText, texts } from '@joinery/contract'
import type { RunEventBody } from '@joinery/contract'
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
