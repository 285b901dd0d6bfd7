import { Plus } from 'lucide-react'
import { texts } from '@joinery/contract'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { ProjectCard } from './project-card.tsx'
import { projectGridClasses } from './project-grid-classes.ts'
import type { ProjectList } from '../../lib/project-list.ts'

/** How many projects stand beside the card that creates one. */
const shown = 2

interface RecentProjectsProps {
  /** The projects, as whoever shows this screen has asked for them. */
  query: {
    data: ProjectList | undefined
    error: Error | null
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
  onCreate: () => void
}

/** The way to a new project, and back to the two newest. */
export function RecentProjects({ query, onCreate }: RecentProjectsProps) {
  const { data, error, isFetching, refetch } = query
  const { heading, create, createText } = texts.dashboard.recentProjects
  return (
    <section className="grid gap-4">
      <h2 className="text-20 font-semibold">{heading}</h2>
      {error && !data && (
        <Alert
          heading={texts.projects.loadFailed}
          action={
            <Button isLoading={isFetching} onClick={() => void refetch()}>
              {texts.common.actions.retry}
            </Button>
          }
        >
          {error.message}
        </Alert>
      )}
      <ul className={projectGridClasses}>
        <li className="flex">
          <button
            type="button"
            onClick={onCreate}
            className="flex min-h-40 flex-1 flex-col items-center justify-center gap-3 rounded-card border border-dashed border-neutral-7 p-5 text-center transition-colors hover:border-accent hover:bg-neutral-2"
          >
            <Plus aria-hidden className="size-5 text-accent" />
            <span className="grid gap-1">
              <span className="text-16 font-semibold">{create}</span>
              <span className="text-13 text-neutral-10">{createText}</span>
            </span>
          </button>
        </li>
        {data?.projects.slice(0, shown).map((project) => (
          <li key={project.id} className="flex min-w-0">
            <ProjectCard project={project} menu={null} />
          </li>
        ))}
      </ul>
    </section>
  )
}
