import { posix } from 'node:path'

/** The folder of a path; the empty string is the project's root. */
export function folderOf(path: string): string {
  const end = path.lastIndexOf('/')
  return end === -1 ? '' : path.slice(0, end)
}

/** A path in the project, or undefined where it would lead out of it. */
export function joinPath(folder: string, relative: string): string | undefined {
  const joined = posix.join(folder, relative)
  if (joined === '.') return ''
  if (joined === '..' || joined.startsWith('../') || joined.startsWith('/')) return undefined
  return joined.endsWith('/') ? joined.slice(0, -1) : joined
}

/** How `target` is written from `folder`: `./a/b` or `../a/b`. */
export function relativePath(folder: string, target: string): string {
  const relative = posix.relative(`/${folder}`, `/${target}`)
  return relative.startsWith('.') ? relative : `./${relative}`
}

/** In lower case and with its dot, or the empty string. */
export function extensionOf(path: string): string {
  return posix.extname(path).toLowerCase()
}

/** Splits `./logo.svg?raw` into its path and its query. */
export function splitQuery(specifier: string): { path: string; query: string } {
  const at = specifier.indexOf('?')
  return at === -1
    ? { path: specifier, query: '' }
    : { path: specifier.slice(0, at), query: specifier.slice(at + 1) }
}
