import type { FileHashes } from '../file-hashes.ts'
import type { Clone, GitEntry } from './git.ts'

interface Plan {
  /** Whether the repository has exactly these files already. */
  readonly isSame: boolean
  /** What lies in the repository and not in the project, because the project cannot hold it. It stays. */
  readonly kept: readonly GitEntry[]
  isExecutable: (path: string) => boolean
}

/** What a commit of these files would be, on top of a branch that was last in step with `synced`. */
export function planCommit(
  clone: Pick<Clone, 'tip' | 'entries'>,
  files: FileHashes,
  synced: FileHashes,
): Plan {
  const paths = new Set(files.map(([path]) => path))
  const folders = new Set(files.flatMap(([path]) => foldersOf(path)))
  const known = new Set(synced.map(([path]) => path))
  const executable = new Set(clone.entries.filter(({ mode }) => mode === '100755').map(({ path }) => path))
  const isInTheWay = ({ path }: GitEntry) =>
    paths.has(path) || folders.has(path) || foldersOf(path).some((folder) => paths.has(folder))
  return {
    isSame: clone.tip !== null && isSame(files, synced),
    kept: clone.entries.filter((entry) => !known.has(entry.path) && !isInTheWay(entry)),
    isExecutable: (path) => executable.has(path),
  }
}

function isSame(one: FileHashes, other: FileHashes): boolean {
  const hashes = new Map(other)
  return one.length === other.length && one.every(([path, hash]) => hashes.get(path) === hash)
}

/** `a/b/c` lies in `a` and in `a/b`. */
function foldersOf(path: string): string[] {
  const names = path.split('/')
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'))
}
