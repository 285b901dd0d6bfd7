import type { BodyStore } from '../../projects/index.ts'
import type { FileHashes } from '../file-hashes.ts'
import type { Clone } from './git.ts'
import { readFiles } from './read-files.ts'

interface Options {
  clone: Pick<Clone, 'entries' | 'findIgnored'>
  bodies: Pick<BodyStore, 'read'>
}

/** What the project's own `.gitignore` files leave out stays here, unless the repository has it already. */
export async function withoutIgnored(files: FileHashes, { clone, bodies }: Options): Promise<FileHashes> {
  const rules = await readFiles(files.filter(isRules), bodies)
  const paths = files.map(([path]) => path)
  const ignored = await clone.findIgnored(paths, rules)
  const tracked = new Set(clone.entries.map(({ path }) => path))
  return files.filter(([path]) => !ignored.has(path) || tracked.has(path))
}

const isRules = ([path]: FileHashes[number]) => path.split('/').at(-1) === '.gitignore'
