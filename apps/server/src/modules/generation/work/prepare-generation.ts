import { setTimeout as sleep } from 'node:timers/promises'
import type { GenerationOptions } from '@joinery/engine'
import type { OpenProject } from '../../projects/index.ts'
import type { RunLogWriter } from '../log/create-run-log.ts'
import type { RunRow } from '../runs/run-row.ts'
import { checkStages } from './check-stages.ts'
import type { DrivePorts, Holding } from './drive-ports.ts'
import { openProjectFiles } from './project-files.ts'
import { steadyClock } from './steady-clock.ts'

interface Preparation extends Holding {
  run: RunRow
  project: OpenProject
  writer: Pick<RunLogWriter, 'flush'>
  ports: DrivePorts
}

/** Everything that the engine needs to carry a run out, or undefined where its model is not there any more. */
export async function prepareGeneration(preparation: Preparation): Promise<GenerationOptions | undefined> {
  const { run, project, interrupted, isSurelyHeld, writer, ports } = preparation
  const { projects, preview, now } = ports
  const [choice, history, attachments, approvedPlan, stack] = await Promise.all([
    ports.modelFor({ userId: project.userId, projectId: project.id, model: run.model }),
    ports.listHistory(run),
    ports.readAttachments(project, run.attachments),
    run.approvedPlan === null ? null : ports.store.findPlan(run.projectId, run.approvedPlan),
    ports.stackFor({ userId: project.userId, projectId: project.id }),
  ])
  if (!choice) return undefined
  let unchangedSince = project.lastVersion?.createdAt ?? now()
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
      onChange: () => (unchangedSince = now()),
    }),
    checker: checkStages(preview, {
      projectId: run.projectId,
      unchangedSince: () => unchangedSince,
      now,
      wait,
    }),
    ...(preview.versionOf && { versionOf: preview.versionOf }),
    now: steadyClock(now, () => performance.now()),
    wait,
    signal: interrupted,
    onRecord: (record) => ports.store.keepRecord(run.id, record),
  }
}

const wait = (ms: number, signal: AbortSignal): Promise<void> => sleep(ms, undefined, { signal })
