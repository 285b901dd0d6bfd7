import { fillText, texts } from '@joinery/contract'
import { AppError } from '../../../http/app-error.ts'
import type { BodyStore } from '../../projects/index.ts'
import type { FileHashes } from '../file-hashes.ts'
import type { Author, Clone } from './git.ts'
import { planCommit } from './plan-commit.ts'
import { readFiles } from './read-files.ts'

interface Options {
  clone: Clone
  files: FileHashes
  /** What both sides last agreed on. */
  synced: { syncedCommit: string | null; syncedFiles: FileHashes | null; branch: string }
  bodies: Pick<BodyStore, 'read'>
  message: string
  author: Author
  at: Date
}

/** One commit of these files, or null where the branch has them already. Never on top of commits that nobody here saw. */
export async function pushCommit(options: Options): Promise<string | null> {
  const { clone, files, synced, bodies, message, author, at } = options
  if (clone.tip !== null && clone.tip !== synced.syncedCommit) {
    const { moved } = texts.integrations.codeHosting.git
    throw new AppError('conflict', fillText(moved, { branch: synced.branch }))
  }
  const { isSame, kept, isExecutable } = planCommit(clone, files, synced.syncedFiles ?? [])
  if (isSame) return null
  const read = await readFiles(files, bodies)
  return clone.push({
    files: read.map((file) => ({ ...file, isExecutable: isExecutable(file.path) })),
    kept,
    message,
    author,
    at,
  })
}
