import { setTimeout as sleep } from 'node:timers/promises'
import type { RunEventBody } from '@joinery/contract'
import type { GenerationOptions } from '@joinery/engine'
import type { OpenProject } from '../../projects/index.ts'
import type { RunLogWriter } from '../log/create-run-log.ts'
import type { RunRow } from '../runs/run-row.ts'
import { bringClients } from './bring-clients.ts'
import { checkStages } from './check-stages.ts'
import type { DrivePorts, Holding } from './drive-ports.ts'
import { openForAuthor } from './open-for-author.ts'
import { openProjectFiles } from './project-files.ts'
import { steadyClock } from './steady-clock.ts'

interface Preparation extends Holding {
  run: RunRow
  project: OpenProject
  writer: Pick<RunLogWriter, 'flush'>
  ports: DrivePorts
}

type Push = (body: RunEventBody) => void

/** A run of which everything is read, and nothing is changed yet. */
export interface PreparedGeneration {
  /** Everything that the engine needs, in a project that has what its author's services bring. */
  begin: (push: Push) => Promise<GenerationOptions>
  /** Brings what the run's own files have come to need of it. */
  complete: (push: Push) => Promise<void>
}

/** Undefined where the run's model is not there any more. */
export async function prepareGeneration(preparation: Preparation): Promise<PreparedGeneration | undefined> {
  const { run, project, interrupted, isSurelyHeld, writer, ports } = preparation
  const { projects, preview, logger, now } = ports
  const [choice, history, attachments, approvedPlan, stack, clients] = await Promise.all([
    ports.modelFor({ userId: project.userId, projectId: project.id, model: run.model }),
    ports.listHistory(run),
    ports.readAttachments(project, run.attachments),
    run.approvedPlan === null ? null : ports.store.findPlan(run.projectId, run.approvedPlan),
    ports.stackFor({ userId: project.userId, projectId: project.id }),
    run.mode === 'build' ? ports.clientsFor(project.userId) : undefined,
  ])
  if (!choice) return undefined
  const asked = history.filter(({ isUser }) => isUser).map(({ text }) => text)
  const words = [run.prompt, ...asked.toReversed()]
  let unchangedSince = project.lastVersion?.createdAt ?? now()

  async function requireHeld(): Promise<void> {
    interrupted.throwIfAborted()
    // A lease that may have run out is settled by a write, which only its holder can make.
    if (!isSurelyHeld()) await writer.flush()
  }

  async function bring(current: OpenProject, push: Push): Promise<OpenProject> {
    if (!clients || interrupted.aborted) return current
    await requireHeld()
    return bringClients({ bring: clients, project: current, words, push, logger })
  }

  const optionsIn = (current: OpenProject): GenerationOptions => ({
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
      project: current,
      requireHeld,
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
  })

  return {
    begin: async (push) => optionsIn(await bring(project, push)),
    async complete(push) {
      const current = clients && (await openForAuthor(run, ports))
      if (current) await bring(current, push)
    },
  }
}

const wait = (ms: number, signal: AbortSignal): Promise<void> => sleep(ms, undefined, { signal })
