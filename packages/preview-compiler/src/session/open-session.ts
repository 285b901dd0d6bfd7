import type { ProjectFiles } from '../files/project-files.ts'
import type { ProjectOptions, ProjectSession } from './open-project.ts'

/** A project that is compiled in this process. The compilers are loaded with the first one: a server has a pool instead. */
export async function openSession(files: ProjectFiles, options: ProjectOptions): Promise<ProjectSession> {
  const { openProject } = await import('./open-project.ts')
  return openProject(files, options)
}
