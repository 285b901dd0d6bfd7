import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Plus } from 'lucide-react'
import { countText, texts } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { OpenJoint } from '../../components/ui/open-joint.tsx'
import { arrangeProjects, glanceableCount, parseSort } from './arrange-projects.ts'
import { ProjectControls } from './project-controls.tsx'
import { ProjectGrid } from './project-grid.tsx'
import type { ProjectList } from '../../lib/project-list.ts'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

interface ProjectOverviewProps {
  list: ProjectList
  onCreate: () => void
}

export function ProjectOverview({ list, onCreate }: ProjectOverviewProps) {
  const [parameters, setParameters] = useSearchParams()
  // The address follows when there is time for it. A field that waited for it would lose letters.
  const [typed, setTyped] = useState<string>()
  const search = typed ?? parameters.get('search') ?? ''
  if (typed !== undefined && typed === (parameters.get('search') ?? '')) setTyped(undefined)
  const { projects } = list
  const grid = useRef<HTMLUListElement>(null)
  const expectRemoval = useFocusAfterRemoval(grid, projects.length)
  const { empty, arrange } = texts.projects
  const set = (name: string, value: string) =>
    setParameters((before) => withParameter(before, name, value), { replace: true })
  const searchFor = (text: string) => {
    setTyped(text)
    set('search', text)
  }

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
  if (projects.length <= glanceableCount)
    return <ProjectGrid listRef={grid} projects={projects} onRemove={expectRemoval} />

  const sort = parseSort(parameters.get('sort'))
  const found = arrangeProjects(projects, { search, sort })
  return (
    <>
      <ProjectControls
        search={search}
        sort={sort}
        onSearch={searchFor}
        onSort={(value) => set('sort', value)}
      />
      <output className={search === '' ? 'sr-only' : 'text-13 text-neutral-10'}>
        {search !== '' && countText(found.length, arrange.found)}
      </output>
      {found.length > 0 ? (
        <ProjectGrid listRef={grid} projects={found} onRemove={expectRemoval} />
      ) : (
        <Nothing sentence={arrange.nothingFound}>
          <Button onClick={() => searchFor('')}>{arrange.clear}</Button>
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
