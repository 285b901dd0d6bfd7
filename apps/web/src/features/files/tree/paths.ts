/** Paths of files and folders: names with slashes between them, no slash at either end. The root is the empty path. */

export const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

export const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')))

export const joinPath = (folder: string, name: string) => (folder === '' ? name : `${folder}/${name}`)

/** Whether a path is a folder itself or lies somewhere in it. */
export const isWithin = (path: string, folder: string) =>
  folder === '' || path === folder || path.startsWith(`${folder}/`)

/** Where a path lies after something was moved that is, or holds, it. */
export const movedPath = (path: string, { from, to }: { from: string; to: string }) =>
  isWithin(path, from) ? `${to}${path.slice(from.length)}` : path

/** The folders that a path lies in, the outermost first. */
export function foldersAbove(path: string): string[] {
  const names = path.split('/').slice(0, -1)
  return names.map((_, index) => names.slice(0, index + 1).join('/'))
}

/** What stands after the last dot, in lower case; a name that begins with its only dot has none. */
export function extensionOf(path: string): string {
  const name = nameOf(path)
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
}
