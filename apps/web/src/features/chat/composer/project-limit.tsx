import { fillText, texts } from '@joinery/contract'
import type { Project, ProjectId } from '@joinery/contract'
import { buttonClasses } from '../../../components/ui/button-classes.ts'
import { ProjectLink } from '../project/project-link.tsx'
import { LimitNotice } from './limit-notice.tsx'

interface ProjectLimitProps {
  /** What the plan allows. */
  sentence: string
  /** The newest project that counts towards the plan, once it is known. */
  own: Project | undefined
  onOpen: (projectId: ProjectId) => void
  onUpgrade: () => void
}

/** The plan has no room for another project. The one that is there can be worked on, so the way to it is offered. */
export function ProjectLimit({ sentence, own, onOpen, onUpgrade }: ProjectLimitProps) {
  const { projectLimit } = texts.chat
  return (
    <LimitNotice
      heading={projectLimit.heading}
      sentence={sentence}
      way={
        own && (
          <ProjectLink project={own} onOpen={onOpen} className={buttonClasses({ className: 'max-w-56' })}>
            <span className="truncate">{fillText(projectLimit.open, { title: own.title })}</span>
          </ProjectLink>
        )
      }
      onUpgrade={onUpgrade}
    />
  )
}
