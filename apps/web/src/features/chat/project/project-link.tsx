import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Project, ProjectId } from '@joinery/contract'
import { opensHere } from '../../../lib/opens-here.ts'

interface ProjectLinkProps {
  project: Project
  /** It is about to be opened in this tab. */
  onOpen: (projectId: ProjectId) => void
  className: string
  children: ReactNode
}

/** Opens a project in the workspace that one looks at. */
export function ProjectLink({ project, onOpen, className, children }: ProjectLinkProps) {
  return (
    <Link
      to={{ search: new URLSearchParams({ projectId: project.id }).toString() }}
      title={project.title}
      onClick={(event) => opensHere(event.nativeEvent) && onOpen(project.id)}
      className={className}
    >
      {children}
    </Link>
  )
}
