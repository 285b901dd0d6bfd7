import { useId } from 'react'
import { Lock, Plus } from 'lucide-react'
import { fillText, texts } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { countOwn, isAtLimit } from '../../lib/project-list.ts'
import type { ProjectList } from '../../lib/project-list.ts'

interface ProjectsHeaderProps {
  list: ProjectList | undefined
  onCreate: () => void
}

export function ProjectsHeader({ list, onCreate }: ProjectsHeaderProps) {
  const { heading, subtitle, newProject, limit } = texts.projects
  const usedId = useId()
  const isLocked = list !== undefined && isAtLimit(list)
  // The empty page has a button of its own that says more.
  const isEmpty = list?.projects.length === 0
  const max = list?.maxProjects ?? undefined
  const Icon = isLocked ? Lock : Plus
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="grid gap-1">
        <h1 className="text-24 font-semibold">{heading}</h1>
        <p className="text-14 text-neutral-10">{subtitle}</p>
      </div>
      <div className="flex items-center gap-3 max-sm:flex-row-reverse">
        {list && max !== undefined && (
          <p id={usedId} className="text-13 text-neutral-10">
            {fillText(limit.used, { n: countOwn(list), max })}
          </p>
        )}
        <Button
          variant={isLocked || isEmpty ? 'secondary' : 'primary'}
          aria-describedby={max === undefined ? undefined : usedId}
          onClick={onCreate}
        >
          <Icon aria-hidden className="size-4" />
          {newProject}
        </Button>
      </div>
    </div>
  )
}
