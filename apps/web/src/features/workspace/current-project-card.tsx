import type { ReactNode } from 'react'
import { fillText, texts } from '@joinery/contract'
import type { Project } from '@joinery/contract'
import { Badge } from '../../components/ui/badge.tsx'
import { Card } from '../../components/ui/card.tsx'
import { shortDate } from '../../lib/short-date.ts'

interface CurrentProjectCardProps {
  project: Project
  /** The way to a better title, where there is one. */
  naming?: ReactNode
}

/** Title, created date and technologies of the open project. */
export function CurrentProjectCard({ project, naming }: CurrentProjectCardProps) {
  const { currentProject } = texts.chat
  const { card, technologies } = texts.projects
  return (
    <Card className="grid gap-4 p-4">
      <h2 className="text-12 font-medium text-neutral-10">{currentProject.heading}</h2>
      <div className="grid gap-1">
        <p className="line-clamp-3 text-16 font-semibold wrap-anywhere" dir="auto" title={project.title}>
          {project.title}
        </p>
        <p className="text-13 text-neutral-10">
          {fillText(currentProject.created, { date: shortDate(new Date(project.createdAt)) })}
        </p>
        {naming}
      </div>
      <div className="grid gap-2">
        <h3 className="text-12 font-medium text-neutral-10">{currentProject.techStack}</h3>
        {project.techStack.length === 0 ? (
          <p className="text-13 text-neutral-10">{card.noTechnologies}</p>
        ) : (
          <ul className="flex flex-wrap gap-1.5">
            {project.techStack.map((technology) => (
              <li key={technology}>
                <Badge tone="neutral">{technologies[technology]}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}
