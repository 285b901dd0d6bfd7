import type { ImportResult } from '@joinery/contract'
import type { BodyStore } from '../body-store.ts'
import type { Files } from '../files/create-files.ts'
import type { OpenProject } from '../projects/open-project.ts'
import type { Trees } from '../trees/create-trees.ts'
import { listEntries } from '../trees/tree.ts'
import type { TreeId } from '../trees/tree.ts'
import { importArchive } from './import-archive.ts'
import { openArchive } from './open-archive.ts'
import { packArchive } from './pack-archive.ts'
import { receiveUpload } from './receive-upload.ts'

interface Dependencies {
  trees: Trees
  bodies: BodyStore
  files: Files
  /** A folder for archives while they are looked at. */
  incomingFolder: string
  maxFiles: number
  /** The files that a project lacks to run outside. */
  completeFiles: (treeId: TreeId) => Promise<ReadonlyMap<string, string>>
}

interface Packing {
  treeId: TreeId
  topFolder: string
  modifiedAt: Date
  /** With all that it takes to run it elsewhere. */
  isComplete: boolean
}

interface Unpacking {
  project: OpenProject
  isReplacing: boolean
  body: ReadableStream<Uint8Array>
}

const maxArchiveBytes = 40 * 1024 * 1024

export type Transfer = ReturnType<typeof createTransfer>

/** Projects as ZIP archives, in both directions. */
export function createTransfer(dependencies: Dependencies) {
  const { trees, bodies, files, incomingFolder, maxFiles, completeFiles } = dependencies
  return {
    async pack({ treeId, topFolder, modifiedAt, isComplete }: Packing): Promise<ReadableStream<Uint8Array>> {
      const entries = listEntries(await trees.resolve(treeId))
      const added = isComplete ? await completeFiles(treeId) : new Map<string, string>()
      return packArchive({ entries, topFolder, modifiedAt, bodies, added })
    },

    async unpack({ project, isReplacing, body }: Unpacking): Promise<ImportResult> {
      await using file = await receiveUpload({
        body,
        folder: incomingFolder,
        maxBytes: maxArchiveBytes,
        tooLarge: 'An archive may have at most 40 MB. Nothing was imported.',
      })
      const archive = await openArchive(file.path, maxFiles)
      try {
        return await importArchive({
          archive,
          tree: await trees.resolve(project.treeId),
          maxFiles,
          isReplacing,
          bodies,
          async change(changes, description) {
            const changed = await files.change(project, changes, { action: 'imported', description })
            return { treeId: String(changed.project.treeId) }
          },
        })
      } finally {
        archive.close()
      }
    },
  }
}
