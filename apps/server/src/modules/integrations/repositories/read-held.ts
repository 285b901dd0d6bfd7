import { checkPath, fileLimits } from '@joinery/contract'
import type { Clone, GitEntry } from './git.ts'

interface Held {
  /** By the path that they have in the project as well. */
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly leftOut: readonly string[]
}

/** The files of a clone that a project can hold. Links, modules of other repositories and huge files are left out. */
export async function readHeld(clone: Pick<Clone, 'entries' | 'read'>): Promise<Held> {
  const files = new Map<string, Uint8Array>()
  const leftOut: string[] = []
  const names = new Set<string>()
  for (const entry of clone.entries) {
    const bytes = isOrdinary(entry, names) ? await clone.read(entry.oid) : undefined
    if (bytes === undefined || bytes.length > fileLimits.maxFileBytes) {
      leftOut.push(entry.path)
      continue
    }
    files.set(entry.path, bytes)
    names.add(entry.path.toLowerCase())
  }
  return { files, leftOut }
}

const fileModes = new Set(['100644', '100755', '100664'])
const neverTaken = new Set(['.git', 'node_modules', '.DS_Store'])

/** Two names that differ only in case would be one file on many machines: the first of them is taken. */
function isOrdinary({ path, mode }: GitEntry, names: ReadonlySet<string>): boolean {
  const checked = checkPath(path)
  const isSame = 'path' in checked && checked.path === path
  const isTaken = path.split('/').every((name) => !neverTaken.has(name))
  return fileModes.has(mode) && isSame && isTaken && !names.has(path.toLowerCase())
}
