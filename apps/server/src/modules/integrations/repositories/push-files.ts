import { mayHoldSecrets } from '@joinery/contract'
import type { VersionId } from '@joinery/contract'
import type { BodyStore, OpenProject, ProjectsModule } from '../../projects/index.ts'
import type { FileHashes } from '../file-hashes.ts'
import { hashesOf } from '../write-into-project.ts'
import type { Author, Clone } from './git.ts'
import { pushCommit } from './push-commit.ts'
import type { RepositoryRecord } from './store.ts'
import type { Keep } from './watch-work.ts'
import { withoutIgnored } from './without-ignored.ts'

interface Dependencies {
  projects: Pick<ProjectsModule, 'resolveTree' | 'openVersion'>
  bodies: Pick<BodyStore, 'read'>
  now: () => Date
}

interface PushedFiles {
  project: OpenProject
  /** Without it, the files as they are. */
  versionId?: VersionId | undefined
  message: string
  author: Author
  synced: Pick<RepositoryRecord, 'syncedCommit' | 'syncedFiles' | 'branch'>
  keep: Keep
}

/** Pushes, and remembers what both sides then agree on. Null where the repository has these files already. */
export type PushFiles = (clone: Clone, pushed: PushedFiles) => Promise<string | null>

export function createPushFiles({ projects, bodies, now }: Dependencies): PushFiles {
  return async (clone, { project, versionId, synced, keep, ...facts }) => {
    const treeId = versionId ? (await projects.openVersion(project, versionId)).treeId : project.treeId
    const open = (await hashesOf(projects, treeId)).filter(isOpen)
    const files = await withoutIgnored(open, { clone, bodies })
    const known = synced.syncedFiles ?? []
    // What may hold secrets is neither sent nor taken out where somebody has it in the repository already.
    const agreed = { ...synced, syncedFiles: known.filter(isOpen) }
    const commit = await pushCommit({ clone, files, synced: agreed, bodies, at: now(), ...facts })
    if (commit !== null) {
      const syncedFiles = [...files, ...known.filter((file) => !isOpen(file))]
      await keep({ syncedCommit: commit, syncedFiles, syncedAt: now() })
    }
    return commit
  }
}

const isOpen = ([path]: FileHashes[number]) => !mayHoldSecrets(path)
