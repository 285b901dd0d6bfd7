import { checkPath, texts } from '@joinery/contract'
import type { ProjectId, RunId, RunPlan, UserId } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'
import type { OpenProject, ProjectsModule } from '../projects/index.ts'
import type { Usage } from '../usage/index.ts'
import type { RunLog } from './log/create-run-log.ts'
import type { PlanEdit } from './plans/store.ts'
import type { RunRow } from './runs/run-row.ts'
import type { RunStore } from './runs/store.ts'
import { stopped } from './work/finished.ts'
import type { RunSupervisor } from './work/run-supervisor.ts'

interface Dependencies {
  store: RunStore
  log: RunLog
  supervisor: Pick<RunSupervisor, 'stop' | 'settle'>
  openProject: ProjectsModule['openProject']
  usage: Pick<Usage, 'release'>
  onUnsettled: (error: unknown) => void
}

type Owner = { userId: UserId }

export type Runs = ReturnType<typeof createRuns>

const maxListed = 100

/** What can be done with a run that is there. Whoever may not see its project does not learn that it exists. */
export function createRuns({ store, log, supervisor, openProject, usage, onUnsettled }: Dependencies) {
  async function openBoth(caller: Owner, id: RunId): Promise<{ run: RunRow; project: OpenProject }> {
    const run = await store.find(id)
    if (!run) throw missing()
    const project = await openProject(caller, run.projectId).catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'not-found' ? missing() : error
    })
    return { run, project }
  }

  const open = async (caller: Owner, id: RunId): Promise<RunRow> => (await openBoth(caller, id)).run

  return {
    open,

    /** For whoever has opened it before: whether they still may. */
    isOpenTo: (caller: Owner, id: RunId): Promise<boolean> =>
      open(caller, id).then(
        () => true,
        (error: unknown) => {
          if (error instanceof AppError && error.code === 'not-found') return false
          throw error
        },
      ),

    async list(
      caller: Owner,
      { projectId, ended }: { projectId: ProjectId; ended: number },
    ): Promise<RunRow[]> {
      const project = await openProject(caller, projectId)
      // One that ends in between is told by both, and as one that goes on.
      const [going, over] = await Promise.all([
        store.listActive(project.id, maxListed),
        ended > 0 ? store.listEnded(project.id, ended) : [],
      ])
      const ids = new Set(going.map(({ id }) => id))
      return [...going, ...over.filter(({ id }) => !ids.has(id))].slice(0, maxListed)
    },

    /** Stopping what is over changes nothing. */
    async stop(caller: Owner, id: RunId): Promise<RunRow> {
      const run = await open(caller, id)
      const ended = await log.endQueued(id, stopped(texts.runs.stoppedBeforeStart))
      if (!ended) return (await supervisor.stop(id)) ?? open(caller, id)
      // It is stopped: where its prompt cannot be given back now, those who look after runs do it.
      await supervisor.settle(id, false).catch(onUnsettled)
      return { ...run, ...ended, status: 'stopped' }
    },

    /** What is asked is asked in its author's name, and paid for by them. */
    async edit(caller: Owner, id: RunId, prompt: string): Promise<RunRow> {
      const { userId } = await open(caller, id)
      if (userId !== caller.userId) throw new AppError('forbidden', texts.runs.authorOnly)
      const edited = await store.edit(id, prompt.replaceAll('\0', ''))
      if (!edited) throw begun()
      return edited
    },

    async editPlan(caller: Owner, id: RunId, { name, steps, files }: PlanEdit): Promise<RunPlan> {
      const run = await open(caller, id)
      const edit = { name, steps, files: [...new Set(files.map(requirePath))] }
      const plan = await store.editPlan(run, edit)
      if (!plan) throw new AppError('conflict', texts.runs.planSettled)
      return plan
    },

    async remove(caller: Owner, id: RunId): Promise<void> {
      const { run, project } = await openBoth(caller, id)
      if (run.userId !== caller.userId && project.role !== 'admin')
        throw new AppError('forbidden', texts.people.refusals.adminsOnly)
      const isRemoved = await store.remove(id).catch(async (error: unknown) => {
        // An answer that got lost on its way may have been a success.
        if (await store.find(id)) throw error
        return true
      })
      if (!isRemoved) throw begun()
      log.announceRemoval(id)
      // Giving back twice is giving back once, so a connection that broke is a reason to do it again.
      await usage.release(id).catch(() => usage.release(id))
    },
  }
}

function requirePath(given: string): string {
  const checked = checkPath(given)
  if ('path' in checked) return checked.path
  const issues = [{ path: 'files', message: checked.problem }]
  throw new AppError('invalid-input', checked.problem, { issues })
}

const missing = () => new AppError('not-found', texts.runs.missing)
const begun = () => new AppError('conflict', texts.runs.begun)
