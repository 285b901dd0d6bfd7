import { useId } from 'react'
import { FolderOpen } from 'lucide-react'
import { texts } from '@joinery/contract'
import type { Project, ProjectId } from '@joinery/contract'
import { ProjectLink } from '../project/project-link.tsx'

/** How many stand there; the others are on the projects page. */
const shown = 3

interface GoOnListProps {
  projects: readonly Project[]
  onOpen: (projectId: ProjectId) => void
}

/** The way back to what was changed last. */
export function GoOnList({ projects, onOpen }: GoOnListProps) {
  const headingId = useId()
  const recent = projects.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)).slice(0, shown)
  if (recent.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="grid w-full gap-2">
      <h3 id={headingId} className="text-13 text-neutral-10">
        {texts.chat.conversation.goOn}
      </h3>
      <ul className="flex flex-wrap justify-center gap-2">
        {recent.map((project) => (
          <li key={project.id} className="min-w-0">
            <ProjectLink
              project={project}
              onOpen={onOpen}
              className="flex h-9 max-w-64 items-center gap-2 rounded-control border border-neutral-5 px-3 text-13 text-neutral-11 transition-colors hover:border-neutral-7 hover:text-neutral-12 pointer-coarse:h-11"
            >
              <FolderOpen aria-hidden className="size-4 shrink-0" />
              <span className="truncate" dir="auto">
                {project.title}
              </span>
            </ProjectLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
