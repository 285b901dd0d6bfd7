import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { texts } from '@joinery/contract'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { CreateProjectDialog } from './create-project-dialog.tsx'
import { limitOf } from '../../lib/project-list.ts'
import { ProjectOverview } from './project-overview.tsx'
import { ProjectsHeader } from './projects-header.tsx'
import { ProjectsSkeleton } from './projects-skeleton.tsx'
import { projectsQuery } from '../../lib/projects-query.ts'

export function ProjectsScreen() {
  const { data, error, isFetching, refetch } = useQuery(projectsQuery)
  const [isCreating, setIsCreating] = useState(false)
  const create = () => setIsCreating(true)
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-1 flex-col gap-6">
      <ProjectsHeader list={data} onCreate={create} />
      {data && <ProjectOverview list={data} onCreate={create} />}
      {!data && !error && <ProjectsSkeleton />}
      {!data && error && (
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
      <CreateProjectDialog
        isOpen={isCreating}
        onOpenChange={setIsCreating}
        limit={data && limitOf(data)}
        titleRequired={texts.projects.create.titleRequired}
      />
    </div>
  )
}
