import { checkPath } from '@joinery/contract'
import type { Entry } from 'yauzl'
import { nameKey } from '../trees/tree.ts'
import { entryName, findLeftOut } from './check-entry.ts'
import { quoteName, refuseArchive } from './refuse-archive.ts'

interface Listing {
  files: { path: string; entry: Entry }[]
  emptyFolders: string[]
  leftOut: string[]
}

/** The files and folders of an archive, by the path they get in a project. */
export function listFiles(entries: readonly Entry[]): Listing {
  const named = entries.map((entry) => ({ entry, name: entryName(entry) }))
  const kept = named.filter(({ name }) => findLeftOut(name) === undefined)
  const top = findTopFolder(kept.map(({ name }) => name))
  const shorten = (name: string) => (name.startsWith(top) ? name.slice(top.length) : name)
  const files = kept
    .filter(({ name }) => !name.endsWith('/'))
    .map(({ entry, name }) => ({ path: readPath(shorten(name), name), entry }))
  const folders = kept
    .filter(({ name }) => name.endsWith('/') && name !== top)
    .map(({ name }) => readPath(shorten(name).slice(0, -1), name))
  const paths = files.map(({ path }) => path)
  refuseTwins(paths, folders)
  const leftOut = named.flatMap(({ name }) => findLeftOut(name) ?? []).map(shorten)
  return { files, emptyFolders: withoutParents(folders, paths), leftOut: [...new Set(leftOut)] }
}

/** The folder, with its slash, around everything; archives of whole repositories come in one. */
function findTopFolder(names: readonly string[]): string {
  const [top = ''] = names[0]?.split('/') ?? []
  const isFolder = 'path' in checkPath(top) && names.every((name) => name.startsWith(`${top}/`))
  const hasFiles = names.some((name) => !name.endsWith('/'))
  return isFolder && hasFiles ? `${top}/` : ''
}

function readPath(path: string, name: string): string {
  const result = checkPath(path)
  if ('path' in result) return result.path
  throw refuseArchive(`The archive holds ${quoteName(name)}, which cannot be a file here. ${result.problem}`)
}

/** Two files of one name, or of names that differ in case alone, would be one file on many machines. */
function refuseTwins(paths: readonly string[], folders: readonly string[]): void {
  const seen = new Map<string, string>()
  for (const path of paths) {
    const other = seen.get(nameKey(path))
    if (other === path) throw refuseArchive(`The archive holds ${quoteName(path)} twice.`)
    if (other !== undefined) {
      throw refuseArchive(`${quoteName(other)} and ${quoteName(path)} differ only in case.`)
    }
    seen.set(nameKey(path), path)
  }
  const parents = new Map<string, string>()
  for (const parent of [
    ...paths.flatMap(parentsOf),
    ...folders.flatMap((path) => [...parentsOf(path), path]),
  ]) {
    if (seen.has(nameKey(parent))) throw refuseArchive(`${quoteName(parent)} is both a file and a folder.`)
    const other = parents.get(nameKey(parent))
    if (other !== undefined && other !== parent) {
      throw refuseArchive(`${quoteName(other)} and ${quoteName(parent)} differ only in case.`)
    }
    parents.set(nameKey(parent), parent)
  }
}

/** `a/b/c` lies in `a` and in `a/b`. */
function parentsOf(path: string): string[] {
  const segments = path.split('/')
  return segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('/'))
}

function withoutParents(folders: readonly string[], paths: readonly string[]): string[] {
  const parents = new Set([...paths, ...folders].flatMap(parentsOf))
  return [...new Set(folders)].filter((path) => !parents.has(path))
}
