import { checkPath, texts } from '@joinery/contract'
import type { ApplyOutcome, ProjectChange, ProjectFilesPort } from '@joinery/engine'
import { AppError } from '../../../http/app-error.ts'
import { listEntries } from '../../projects/index.ts'
import type { FileChange, OpenProject, ProjectsModule } from '../../projects/index.ts'

export type ProjectsPort = Pick<
  ProjectsModule,
  'openProject' | 'findAsOwner' | 'resolveTree' | 'readFile' | 'changeFiles' | 'concludeVersion'
>

interface Dependencies {
  projects: ProjectsPort
  project: OpenProject
  /** Throws where the run is not carried out here any more: then nothing may be written in its name. */
  requireHeld: () => Promise<void>
  /** Called when a change is durable. */
  onChange: () => void
}

/** The files of a run's project, as the engine sees them. What it changes is durable, and has no version yet. */
export function openProjectFiles(dependencies: Dependencies): ProjectFilesPort {
  const { projects, project, requireHeld, onChange } = dependencies
  let known = project
  let isFresh = true

  /** As it is now. Who looks first gets what has just been opened for them. */
  async function look(): Promise<OpenProject> {
    if (!isFresh) known = await projects.openProject(project, project.id)
    isFresh = false
    return known
  }

  return {
    async list() {
      const { treeId } = await look()
      const entries = listEntries(await projects.resolveTree(treeId))
      return entries.flatMap((entry) =>
        entry.kind === 'file' ? [{ path: entry.path, size: entry.size, hash: entry.hash }] : [],
      )
    },

    async read(path) {
      const { treeId } = await look()
      try {
        const { hash, size, content, encoding } = await projects.readFile(treeId, path)
        return { path, hash, size, text: encoding === 'utf8' ? content : null }
      } catch (error) {
        if (error instanceof AppError && error.code === 'not-found') return null
        throw error
      }
    },

    async applyChanges(changes) {
      await requireHeld()
      return applyOrExplain(async () => {
        // As it was when it was last looked at: where it has gone on since, the change is decided anew.
        const advanced = await projects.changeFiles(known, changes.map(toFileChange), null)
        known = advanced.project
        onChange()
      })
    },
  }
}

/** A model chooses these names and texts, so they are checked like anybody's. */
function toFileChange(change: ProjectChange): FileChange {
  switch (change.kind) {
    case 'write': {
      const { content, baseHash } = change
      if (!content.isWellFormed()) throw new AppError('invalid-input', texts.files.refusals.brokenText)
      return { kind: 'write', path: requirePath(change.path), body: Buffer.from(content), baseHash }
    }
    case 'rename':
      return { kind: 'move', from: change.from, to: requirePath(change.to) }
    case 'delete':
      return change
  }
}

function requirePath(given: string): string {
  const checked = checkPath(given)
  if ('path' in checked) return checked.path
  throw new AppError('invalid-input', checked.problem)
}

/** What the project's rules forbid is a sentence for the model; everything else breaks the run. */
async function applyOrExplain(apply: () => Promise<void>): Promise<ApplyOutcome> {
  try {
    await apply()
    return { isApplied: true }
  } catch (error) {
    if (error instanceof AppError && explained.has(error.code))
      return { isApplied: false, problem: error.message }
    throw error
  }
}

const explained = new Set(['conflict', 'invalid-input', 'limit-reached', 'not-found', 'payload-too-large'])
