import { joinPath } from '../files/paths.ts'
import type { ProjectFiles } from '../files/project-files.ts'
import { readViteConfig, viteConfigs } from './read-vite-config.ts'

/** The folder whose files are served from the root as they are: `public`, or what a Vite configuration calls it. */
export function readPublicFolder(files: ProjectFiles): string {
  const config = viteConfigs.find((path) => files.has(path))
  const named = config === undefined ? undefined : readViteConfig(files, config)['publicDir']
  return (typeof named === 'string' && joinPath('', named)) || usualPublicFolder
}

export const usualPublicFolder = 'public'
