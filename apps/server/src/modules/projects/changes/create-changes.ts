import { texts } from '@joinery/contract'
import { AppError } from '../../../http/app-error.ts'
import type { LastVersion, OpenProject } from '../projects/open-project.ts'
import type { Trees } from '../trees/create-trees.ts'
import type { DraftOutcome } from '../files/tree-draft.ts'
import type { Tree, TreeId } from '../trees/tree.ts'
import type { VersionRecord } from '../versions/version-record.ts'
import { nextVersionId } from '../versions/version-id.ts'
import type { ChangeReason } from './change-reason.ts'
import { belongsToLastVersion } from './belongs-to-last-version.ts'
import { deriveTree, writeTree } from './next-tree.ts'
import { createProjectQueue } from './project-queue.ts'
import type { ChangeStore } from './store.ts'

interface Dependencies {
  store: ChangeStore
  trees: Trees
  reopen: (project: OpenProject) => Promise<OpenProject>
  /** Told after each change, with the project as it is from then on. `isUnderWay` while the work it belongs to goes on. */
  onChange?: (project: OpenProject, isUnderWay: boolean) => void
  now: () => Date
}

/** Where a change leads: to a tree that is there already, or to a draft of another one. */
export interface NextState {
  files: { tree: Tree } | { base: Tree; draft: DraftOutcome }
  /** The files that become different. */
  paths: readonly string[]
  /** Null where the change belongs to work under way, which saves its own version at its end. */
  reason: ChangeReason | null
}

export interface Advanced {
  /** As it is from now on. */
  project: OpenProject
  /** Null where nothing had to change, where the newest version took the change in, or where none is saved yet. */
  version: VersionRecord | null
}

export type Changes = ReturnType<typeof createChanges>

const maxAttempts = 40

/** The one way in which files and versions change: all of a change or nothing, and one after the other. */
export function createChanges({ store, trees, reopen, onChange, now }: Dependencies) {
  const inTurn = createProjectQueue()

  async function commit(project: OpenProject, next: NextState): Promise<Advanced | undefined> {
    const at = now()
    const { files, paths, reason } = next
    const isPartOfLast = reason !== null && belongsToLastVersion(project, reason, at)
    const version = reason === null || isPartOfLast ? null : newVersion(project, { paths, reason }, at)
    const versionNumber = version?.versionNumber ?? project.lastVersionNumber
    const treeId = await store.commit({
      projectId: project.id,
      revision: project.revision,
      at,
      tree: 'tree' in files ? files.tree.id : writeTree(files),
      version: version
        ? { kind: 'new', ...version }
        : { kind: isPartOfLast ? 'amended' : 'unsaved', versionNumber, files: paths },
    })
    if (treeId === undefined) return undefined
    const tree = 'tree' in files ? files.tree : deriveTree(files, treeId)
    trees.keep(tree)
    const { fileCount, sizeBytes } = tree
    return {
      project: {
        ...project,
        treeId,
        fileCount,
        sizeBytes,
        updatedAt: at,
        revision: project.revision + 1,
        lastVersionNumber: versionNumber,
        lastVersion: version ? { ...version, treeId } : amend(project.lastVersion, isPartOfLast, treeId),
      },
      version: version && { ...version, treeId },
    }
  }

  return {
    /** Decides on the project as it then is, and once more where another server was quicker. */
    advance: (
      opened: OpenProject,
      decide: (project: OpenProject) => Promise<NextState | null>,
    ): Promise<Advanced> =>
      inTurn(opened, async (current) => {
        let project = current
        for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
          const next = await decide(project)
          if (!next) return { project, version: null }
          const advanced = await commit(project, next)
          if (advanced) {
            onChange?.(advanced.project, next.reason === null)
            return advanced
          }
          project = await reopen(project)
        }
        throw new AppError('unavailable', texts.files.refusals.busy, { headers: { 'retry-after': '1' } })
      }),
  }
}

function amend(last: LastVersion | null, isPartOfLast: boolean, treeId: TreeId): LastVersion | null {
  return last && isPartOfLast ? { ...last, treeId } : last
}

function newVersion(
  project: OpenProject,
  { paths, reason }: { paths: readonly string[]; reason: ChangeReason },
  at: Date,
): Omit<VersionRecord, 'treeId'> {
  const { action, description = '', prompt = '', isError = false, authorId = project.userId } = reason
  return {
    id: nextVersionId(at),
    projectId: project.id,
    userId: authorId,
    versionNumber: project.lastVersionNumber + 1,
    prompt,
    action,
    files: paths.toSorted(),
    isError,
    description,
    label: null,
    thumbnailHash: null,
    createdAt: at,
  }
}
