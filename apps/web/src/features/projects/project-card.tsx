import { useId } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { fillText, routes, texts } from '@joinery/contract'
import type { Project, TechnologyId } from '@joinery/contract'
import { Badge } from '../../components/ui/badge.tsx'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { Card } from '../../components/ui/card.tsx'
import { exactTime } from '../../lib/exact-time.ts'
import { shortDate } from '../../lib/short-date.ts'

interface ProjectCardProps {
  project: Project
  menu: ReactNode
}

export function ProjectCard({ project, menu }: ProjectCardProps) {
  const { noDescription, created, sharedBy, open } = texts.projects.card
  const titleId = useId()
  const createdAt = new Date(project.createdAt)
  return (
    <Card className="flex min-w-0 flex-1 flex-col gap-4 p-5">
      <div className="flex items-start gap-2">
        <h2
          id={titleId}
          className="line-clamp-2 min-w-0 flex-1 text-16 font-semibold wrap-anywhere"
          dir="auto"
        >
          {project.title}
        </h2>
        <div className="-my-1.5 -mr-2">{menu}</div>
      </div>
      <p className="line-clamp-2 min-h-10 text-14 wrap-anywhere text-neutral-10" dir="auto">
        {project.description || noDescription}
      </p>
      <Technologies ids={project.techStack} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 border-t pt-4">
        <p className="grid text-13 text-neutral-10">
          {project.sharedBy !== null && (
            <span dir="auto">{fillText(sharedBy, { name: project.sharedBy })}</span>
          )}
          <time dateTime={project.createdAt} title={exactTime(createdAt)}>
            {fillText(created, { date: shortDate(createdAt) })}
          </time>
        </p>
        <Link
          to={{
            pathname: routes.chat.path,
            search: new URLSearchParams({ projectId: project.id }).toString(),
          }}
          aria-describedby={titleId}
          className={buttonClasses()}
        >
          {open}
        </Link>
      </div>
    </Card>
  )
}

function Technologies({ ids }: { ids: readonly TechnologyId[] }) {
  const { card, technologies } = texts.projects
  if (ids.length === 0)
    return <p className="flex h-6 items-center text-13 text-neutral-10">{card.noTechnologies}</p>
  return (
    <ul className="flex flex-wrap gap-1.5">
      {ids.map((id) => (
        <li key={id} className="flex">
          <Badge tone="neutral">{technologies[id]}</Badge>
        </li>
      ))}
    </ul>
  )
}
