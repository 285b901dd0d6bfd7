import { useQuery } from '@tanstack/react-query'
import { texts } from '@joinery/contract'
import type { Project } from '@joinery/contract'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { BackendClient } from './backend-client.tsx'
import { findConnection } from './connect-service.ts'
import { DesignImport } from './design-import.tsx'
import { integrationsQuery } from './integrations-query.ts'
import { LinkBackend } from './link-backend.tsx'
import { OwnBackend } from './own-backend.tsx'
import { ServiceDialogButton } from './service-dialog-button.tsx'

interface ProjectServicesButtonProps {
  project: Project
  /** The project's files are others now. */
  onWritten: () => void
}

/** The button of the hosted backend, and the dialog with all that services bring into a project. */
export function ProjectServicesButton({ project, onWritten }: ProjectServicesButtonProps) {
  return (
    <ServiceDialogButton service="hostedBackend" title={texts.integrations.project.title} project={project}>
      <Services project={project} onWritten={onWritten} />
    </ServiceDialogButton>
  )
}

function Services({ project, onWritten }: ProjectServicesButtonProps) {
  const { data, error, isFetching, refetch } = useQuery(integrationsQuery)
  if (error && !data) {
    return (
      <Alert
        heading={texts.integrations.loadFailed}
        action={
          <Button isLoading={isFetching} onClick={() => void refetch()}>
            {texts.common.actions.retry}
          </Button>
        }
      >
        {error.message}
      </Alert>
    )
  }
  if (!data) return <Skeleton className="h-56" />
  const common = { projectId: project.id, onWritten }
  return (
    <div className="grid gap-6 divide-y divide-neutral-5 *:pb-6 *:last:pb-0">
      <OwnBackend project={project} />
      <BackendClient {...common} service="hosted-backend" connection={findConnection(data, 'hosted-backend')}>
        <LinkBackend projectId={project.id} />
      </BackendClient>
      <BackendClient {...common} service="app-backend" connection={findConnection(data, 'app-backend')} />
      <DesignImport {...common} connection={findConnection(data, 'design-tool')} />
    </div>
  )
}
