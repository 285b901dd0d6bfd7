import { AppError } from '../../../http/app-error.ts'
import type { OpenProject } from '../../projects/index.ts'
import type { RunRow } from '../runs/run-row.ts'
import type { ProjectsPort } from './project-files.ts'

/** The project of a run, as its author may open it now. Undefined where they may not any more. */
export async function openForAuthor(
  { userId, projectId }: RunRow,
  { projects }: { projects: Pick<ProjectsPort, 'openProject'> },
): Promise<OpenProject | undefined> {
  if (userId === null) return undefined
  return projects.openProject({ userId }, projectId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not-found') return undefined
    throw error
  })
}
