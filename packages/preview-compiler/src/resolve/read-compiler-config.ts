import { folderOf, joinPath } from '../files/paths.ts'
import { readText } from '../files/project-files.ts'
import type { ProjectFiles } from '../files/project-files.ts'
import { isRecord } from '../is-record.ts'
import { parseLooseJson } from './parse-loose-json.ts'

export interface CompilerConfig {
  readonly paths?: { readonly base: string; readonly entries: readonly (readonly [string, unknown])[] }
  /** The folder that bare names are looked for in. */
  readonly baseFolder?: string
}

/** What a tsconfig or jsconfig says of paths, by itself or by what it extends. */
export function readCompilerConfig(files: ProjectFiles, path: string, depth = 0): CompilerConfig {
  const config = parseLooseJson(readText(files, path) ?? '')
  if (!isRecord(config)) return {}
  const { extends: parent, compilerOptions } = config
  const parentPath = typeof parent === 'string' ? joinPath(folderOf(path), parent) : undefined
  const inherited = parentPath && depth < maxDepth ? readCompilerConfig(files, parentPath, depth + 1) : {}
  if (!isRecord(compilerOptions)) return inherited
  const { baseUrl, paths } = compilerOptions
  const baseFolder = typeof baseUrl === 'string' ? joinPath(folderOf(path), baseUrl) : undefined
  const base = typeof baseUrl === 'string' ? baseFolder : folderOf(path)
  return {
    ...inherited,
    ...(baseFolder !== undefined && { baseFolder }),
    ...(isRecord(paths) && base !== undefined && { paths: { base, entries: Object.entries(paths) } }),
  }
}

const maxDepth = 5
