import { useParams } from 'react-router'
import { projectId as projectIdShape } from '@joinery/contract'
import { PreviewPage } from '../features/preview/preview-page.tsx'
import { currentProject } from '../features/workspace/current-project.ts'

/** The project that the address names, or the one that this tab works on. */
export function PreviewRoute() {
  const { projectId: named } = useParams()
  const projectId = named === undefined ? currentProject.read(null) : projectIdShape.safeParse(named).data
  return <PreviewPage projectId={projectId} />
}
