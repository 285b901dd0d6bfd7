import { fileLimits } from '@joinery/contract'
import type { ProjectFiles } from '../files/project-files.ts'
import type { ProjectOptions, ProjectSession } from './open-project.ts'

type SessionOptions = Omit<ProjectOptions, 'limits'>

/** A project that is compiled in this process. The compilers are loaded with the first one: a server has a pool instead. */
export async function openSession(files: ProjectFiles, options: SessionOptions): Promise<ProjectSession> {
  const { openProject } = await import('./open-project.ts')
  return openProject(files, { ...options, limits: fileLimits })
}
