import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isRecord } from '../is-record.ts'

export interface InstalledPackage {
  readonly folder: string
  readonly version: string
  readonly manifest: Readonly<Record<string, unknown>>
}

/** The package that code in a folder means by a name, found as Node finds it. */
export function findPackage(name: string, from: string): InstalledPackage | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return readPackage(realpathSync(candidate))
    if (dirname(folder) === folder) return undefined
  }
}

/** The package that a file belongs to. */
export function findOwner(file: string): InstalledPackage | undefined {
  for (let folder = dirname(file); dirname(folder) !== folder; folder = dirname(folder)) {
    // Some packages put bare `{"type":"module"}` files into their folders.
    const found = existsSync(join(folder, 'package.json')) ? readPackage(folder) : undefined
    if (found && typeof found.manifest['name'] === 'string') return found
  }
  return undefined
}

const read = new Map<string, InstalledPackage>()

function readPackage(folder: string): InstalledPackage {
  const known = read.get(folder)
  if (known) return known
  const parsed: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const manifest = isRecord(parsed) ? parsed : {}
  const { version } = manifest
  const found = { folder, manifest, version: typeof version === 'string' ? version : '' }
  read.set(folder, found)
  return found
}
