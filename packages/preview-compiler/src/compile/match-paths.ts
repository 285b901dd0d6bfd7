import { folderOf, joinPath, relativePath } from '../files/paths.ts'
import { globToPattern, isReasonableGlob } from './glob-to-pattern.ts'

export interface Surroundings {
  /** The file that asks. */
  path: string
  /** Every path of the project: globs match these and nothing else. */
  paths: Iterable<string>
  /** Turns `@/pages/*` into a path of the project. */
  resolveAlias: (pattern: string) => string | undefined
  /** The file that an import of this name would lead to. */
  resolveFile: (specifier: string) => string | undefined
}

/** The files of a project that some patterns name, and how the asking file would write them. */
export function matchPaths(
  patterns: readonly string[],
  surroundings: Surroundings,
): { key: string; path: string }[] {
  const { path: importer, paths, resolveAlias } = surroundings
  const wanted: RegExp[] = []
  const refused: RegExp[] = []
  let isRelative = true
  for (const pattern of patterns) {
    const isNegative = pattern.startsWith('!')
    const bare = isNegative ? pattern.slice(1) : pattern
    if (!isReasonableGlob(bare)) continue
    if (!isNegative) isRelative = bare.startsWith('.')
    const absolute = bare.startsWith('.')
      ? joinPath(folderOf(importer), bare)
      : bare.startsWith('/')
        ? joinPath('', bare.slice(1))
        : (resolveAlias(bare) ?? bare)
    if (absolute === undefined) continue
    ;(isNegative ? refused : wanted).push(globToPattern(absolute))
  }
  const matches: { key: string; path: string }[] = []
  for (const path of paths) {
    if (path === importer || !wanted.some((pattern) => pattern.test(path))) continue
    if (refused.some((pattern) => pattern.test(path))) continue
    matches.push({ key: isRelative ? relativePath(folderOf(importer), path) : `/${path}`, path })
  }
  return matches
}
