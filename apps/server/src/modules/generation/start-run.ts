import { texts, fillText } from '@joinery/contract'
import type { ProjectId, RunId, UserId } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'
import type { OpenProject, ProjectsModule } from '../projects/index.ts'
import type { Usage } from '../usage/index.ts'
import type { Models, Preferences } from './models.ts'
import type { NewRun, RunStore } from './runs/store.ts'
import type { RunRow } from './runs/run-row.ts'

interface Dependencies {
  store: RunStore
  openProject: ProjectsModule['openProject']
  hasAttachment: (project: OpenProject, path: string) => Promise<boolean>
  usage: Pick<Usage, 'reserve' | 'release'>
  models: Pick<Models, 'list'>
  modelOf: Preferences['modelOf']
  dispatch: (projectId: ProjectId) => Promise<void>
  onUndispatched: (error: unknown) => void
  /** What is done in it fails for no want of a database connection. */
  promised: <Result>(work: () => Promise<Result>) => Promise<Result>
}

export interface StartRunInput {
  id: RunId
  projectId: ProjectId
  prompt: string
  mode: NewRun['mode']
  model?: string | undefined
  attachments: string[]
  files: string[]
  approvedPlan?: RunId | undefined
  repeats?: RunId | undefined
}

export type StartRun = ReturnType<typeof createStartRun>

/** Admits a prompt: whoever may change the project and has a prompt left gets a run, which others carry out. */
export function createStartRun(dependencies: Dependencies) {
  const { store, openProject, hasAttachment, usage, models, modelOf, dispatch, onUndispatched, promised } =
    dependencies

  /** Whoever tries again means everything that came with the prompt. */
  async function complete(project: OpenProject, input: StartRunInput): Promise<StartRunInput> {
    const before = input.repeats === undefined ? undefined : await store.find(input.repeats)
    if (before?.projectId !== project.id) return input
    const { attachments, files, approvedPlan } = before
    return { ...input, attachments, files, approvedPlan: approvedPlan ?? undefined }
  }

  async function check(project: OpenProject, input: StartRunInput): Promise<NewRun> {
    const known = await models.list(project.userId)
    const model = input.model ?? (await modelOf(project.id)) ?? known[0]?.id ?? ''
    if (!known.some(({ id }) => id === model))
      throw refuse('model', fillText(texts.runs.modelMissing, { model }))
    for (const path of input.attachments) {
      if (await hasAttachment(project, path)) continue
      const name = path.split('/').at(-1) ?? ''
      throw refuse('attachments', fillText(texts.runs.attachmentMissing, { name }))
    }
    const approvedPlan = input.approvedPlan ?? null
    if (approvedPlan !== null && !(await store.findPlan(project.id, approvedPlan))) {
      throw refuse('approvedPlan', texts.runs.planMissing)
    }
    const { id, mode, attachments, files } = input
    const prompt = storable(input.prompt)
    return {
      id,
      projectId: project.id,
      userId: project.userId,
      mode,
      prompt,
      model,
      attachments,
      files,
      approvedPlan,
    }
  }

  return async (caller: { userId: UserId }, input: StartRunInput): Promise<RunRow> => {
    const project = await openProject(caller, input.projectId)
    const earlier = await store.find(input.id)
    if (earlier) return requireSame(earlier, project, input)
    const run = await check(project, await complete(project, input))
    await usage.reserve(project.userId, run.id).catch(async (error: unknown) => {
      // The same prompt, sent at the same time, may have been carried out meanwhile.
      if (await store.find(run.id)) return
      if (error instanceof AppError && error.code !== 'unavailable' && error.code !== 'internal') throw error
      // An answer that got lost on its way may have been a success. What is held is not counted again.
      await promised(() => usage.reserve(project.userId, run.id))
    })
    return promised(() => accept(project, run))
  }

  /** From here on the prompt is paid for, so that a rush of requests must not take the run away again. */
  async function accept(project: OpenProject, run: NewRun): Promise<RunRow> {
    const inserted = await twice(() => store.insert(run)).catch(async (error: unknown) => {
      await usage.release(run.id)
      throw error
    })
    const accepted = inserted ?? (await twice(() => store.find(run.id)))
    if (!accepted) throw new AppError('conflict', texts.runs.idTaken)
    // Where no server can be told now, those who look for abandoned runs find it within a second or two.
    if (inserted) await dispatch(project.id).catch(onUndispatched)
    return requireSame(accepted, project, run)
  }
}

/**
 * Who asks again under an id gets the run that it stands for. An id that stands for a run of another project says nothing
 * about it, and one that stands for another prompt is not for this one.
 */
function requireSame(
  run: RunRow,
  project: OpenProject,
  { prompt, mode }: Pick<NewRun, 'prompt' | 'mode'>,
): RunRow {
  if (run.projectId !== project.id) throw new AppError('not-found', texts.runs.missing)
  if (run.prompt !== storable(prompt) || run.mode !== mode) throw new AppError('conflict', texts.runs.idTaken)
  return run
}

/** PostgreSQL stores no NUL and no half of a character, and nobody means one. */
const storable = (prompt: string) => prompt.replaceAll('\0', '').toWellFormed()

function refuse(path: string, message: string): AppError {
  return new AppError('invalid-input', message, { issues: [{ path, message }] })
}

/** For what may be done again: a connection that broke is no reason to refuse a prompt that is paid for. */
const twice = <Result>(work: () => Promise<Result>) => work().catch(work)
