import { readText } from '../files/project-files.ts'
import type { ProjectFiles } from '../files/project-files.ts'
import { readStaticExport } from '../static/read-static.ts'
import { isStaticObject } from '../static/static-value.ts'
import type { StaticObject, StaticValue } from '../static/static-value.ts'

export const viteConfigs = ['vite.config.ts', 'vite.config.js', 'vite.config.mts', 'vite.config.mjs']

/** What a Vite configuration says without being run. Nothing where it is not there, or cannot be read. */
export function readViteConfig(
  files: ProjectFiles,
  path: string,
  knownModules?: ReadonlyMap<string, StaticValue>,
): StaticObject {
  const text = readText(files, path)
  if (text === undefined) return {}
  const config = readStaticExport({ path, text, ...(knownModules && { knownModules }) })
  return isStaticObject(config) ? config : {}
}
