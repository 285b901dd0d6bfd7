import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Plus } from 'lucide-react'
import { texts } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { OpenJoint } from '../../components/ui/open-joint.tsx'
import { countText } from '../../lib/count-text.ts'
import { arrangeProjects, glanceableCount, parseSort } from './arrange-projects.ts'
import { ProjectControls } from './project-controls.tsx'
import { ProjectGrid } from './project-grid.tsx'
import type { ProjectList } from './project-list.ts'

interface ProjectOverviewProps {
  list: ProjectList
  onCreate: () => void
}

export function ProjectOverview({ list, onCreate }: ProjectOverviewProps) {
  const [parameters, setParameters] = useSearchParams()
  const { projects } = list
  const { empty, arrange } = texts.projects
  const set = (name: string, value: string) =>
    setParameters((before) => withParameter(before, name, value), { replace: true })

  if (projects.length === 0) {
    return (
      <Nothing sentence={empty.heading}>
        <Button variant="primary" size="large" onClick={onCreate}>
          <Plus aria-hidden className="size-4" />
          {empty.create}
        </Button>
      </Nothing>
    )
  }
  if (projects.length <= glanceableCount) return <ProjectGrid projects={projects} />

  const search = parameters.get('search') ?? ''
  const sort = parseSort(parameters.get('sort'))
  const found = arrangeProjects(projects, { search, sort })
  return (
    <>
      <ProjectControls
        search={search}
        sort={sort}
        onSearch={(value) => set('search', value)}
        onSort={(value) => set('sort', value)}
      />
      <output className={search === '' ? 'sr-only' : 'text-13 text-neutral-10'}>
        {search !== '' && countText(found.length, arrange.found)}
      </output>
      {found.length > 0 ? (
        <ProjectGrid projects={found} />
      ) : (
        <Nothing sentence={arrange.nothingFound}>
          <Button onClick={() => set('search', '')}>{arrange.clear}</Button>
        </Nothing>
      )}
    </>
  )
}

function withParameter(before: URLSearchParams, name: string, value: string): URLSearchParams {
  const after = new URLSearchParams(before)
  if (value === '') after.delete(name)
  else after.set(name, value)
  return after
}

function Nothing({ sentence, children }: { sentence: string; children: ReactNode }) {
  return (
    <section className="flex flex-1 flex-col items-center justify-center gap-6 py-16 text-center">
      <OpenJoint />
      <h2 className="text-20 font-semibold">{sentence}</h2>
      {children}
    </section>
  )
}
