import type { Project } from '@joinery/contract'
import { useAppName } from '../features/chat/use-app-name.ts'
import { TakeNameButton } from '../features/projects/take-name-button.tsx'

/** Offers a project that is called after its day the name that its app was planned with. */
export function ProjectNaming({ project }: { project: Project }) {
  return <TakeNameButton project={project} name={useAppName(project.id)} />
}
