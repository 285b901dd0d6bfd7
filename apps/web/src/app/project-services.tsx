import { Link } from 'react-router'
import { routes } from '@joinery/contract'
import type { Project } from '@joinery/contract'
import { buttonClasses } from '../components/ui/button-classes.ts'
import { ProjectServicesButton } from '../features/integrations/project-services-button.tsx'
import { RepositoryButton } from '../features/integrations/repository-button.tsx'
import { ServiceSign, useServiceState } from '../features/integrations/service-state.tsx'
import type { HeaderService } from '../features/integrations/service-state.tsx'
import { reloadFiles } from './reload-files.ts'

/** The services in the workspace's header. Without a project they lead to where services are connected. */
export function ProjectServices({ project }: { project: Project | undefined }) {
  if (!project) {
    return (
      <>
        <ConnectLink service="hostedBackend" />
        <ConnectLink service="codeHosting" />
      </>
    )
  }
  const reload = () => reloadFiles(project.id)
  return (
    <>
      <ProjectServicesButton project={project} onWritten={reload} />
      <RepositoryButton project={project} onPulled={reload} />
    </>
  )
}

function ConnectLink({ service }: { service: HeaderService }) {
  const { id, label, isConnected } = useServiceState(service)
  return (
    <Link
      to={`${routes.settings.path}?tab=integrations&connect=${id}`}
      aria-label={label}
      title={label}
      className={buttonClasses({ size: 'icon' })}
    >
      <ServiceSign service={service} isConnected={isConnected} />
    </Link>
  )
}
