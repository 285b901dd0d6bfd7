import git from 'isomorphic-git'
import type { FsClient } from 'isomorphic-git'
import { texts } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'
import type { GitEntry } from '../../modules/integrations/index.ts'

interface Options {
  fs: FsClient
  gitdir: string
  cache: object
  commit: string
}

const maxEntries = 20_000
const maxDepth = 100

/** Everything that a commit holds, by its path. */
export async function listTree({ commit, ...local }: Options): Promise<GitEntry[]> {
  const entries: GitEntry[] = []

  async function walk(oid: string, folder: string, depth: number): Promise<void> {
    const { tree } = await git.readTree({ ...local, oid })
    for (const { path: name, mode, type, oid: entryOid } of tree) {
      const path = `${folder}${name}`
      if (entries.length >= maxEntries || depth > maxDepth) {
        throw new AppError('limit-reached', texts.integrations.codeHosting.git.tooLarge)
      }
      if (type === 'tree') await walk(entryOid, `${path}/`, depth + 1)
      else entries.push({ path, mode, oid: entryOid })
    }
  }

  await walk(commit, '', 0)
  return entries
}
