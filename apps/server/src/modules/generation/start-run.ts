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
}

export type StartRun = ReturnType<typeof createStartRun>

/** Admits a prompt: whoever may change the project and has a prompt left gets a run, which others carry out. */
export function createStartRun(dependencies: Dependencies) {
  const { store, openProject, hasAttachment, usage, models, modelOf, dispatch } = dependencies

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
    // PostgreSQL stores no NUL, and nobody means one.
    const prompt = input.prompt.replaceAll('\0', '')
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
    if (earlier) return requireSame(earlier, project)
    const run = await check(project, input)
    await usage.reserve(project.userId, run.id)
    const isNew = await store.insert(run).catch(async (error: unknown) => {
      await usage.release(run.id)
      throw error
    })
    const inserted = await store.find(run.id)
    if (!inserted) throw new AppError('conflict', texts.runs.idTaken)
    if (isNew) await dispatch(project.id)
    return requireSame(inserted, project)
  }
}

/** An id that stands for a run of another project says nothing about it. */
function requireSame(run: RunRow, project: OpenProject): RunRow {
  if (run.projectId !== project.id) throw new AppError('not-found', texts.runs.missing)
  return run
}

function refuse(path: string, message: string): AppError {
  return new AppError('invalid-input', message, { issues: [{ path, message }] })
}
