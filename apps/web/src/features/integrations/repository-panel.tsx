import { useQuery } from '@tanstack/react-query'
import { texts } from '@joinery/contract'
import type { Project } from '@joinery/contract'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { findConnection } from './connect-service.ts'
import { integrationsQuery } from './integrations-query.ts'
import { NewRepository } from './new-repository.tsx'
import { repositoryQuery } from './repository-query.ts'
import { SyncPanel } from './sync-panel.tsx'

interface RepositoryPanelProps {
  project: Project
  onPulled: () => void
}

/** A project's repository: how it comes about, and what is done with it. */
export function RepositoryPanel({ project, onPulled }: RepositoryPanelProps) {
  const found = useQuery(repositoryQuery(project.id))
  const services = useQuery(integrationsQuery)
  const error = found.error ?? services.error
  if (found.data && services.data) {
    const { repository } = found.data
    return repository?.remoteUrl ? (
      <SyncPanel projectId={project.id} repository={repository} onPulled={onPulled} />
    ) : (
      <NewRepository
        project={project}
        account={findConnection(services.data, 'code-hosting')?.account}
        failed={repository}
      />
    )
  }
  if (!error) return <Skeleton className="h-56" />
  return (
    <Alert
      heading={texts.integrations.codeHosting.panel.loadFailed}
      action={
        <Button
          isLoading={found.isFetching || services.isFetching}
          onClick={() => void Promise.all([found.refetch(), services.refetch()])}
        >
          {texts.common.actions.retry}
        </Button>
      }
    >
      {error.message}
    </Alert>
  )
}
