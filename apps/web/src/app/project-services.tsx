import { Link } from 'react-router'
import { routes, texts } from '@joinery/contract'
import type { Project } from '@joinery/contract'
import { ServiceGlyph } from '../components/layout/service-glyph.tsx'
import { buttonClasses } from '../components/ui/button-classes.ts'
import { ProjectServicesButton } from '../features/integrations/project-services-button.tsx'
import { RepositoryButton } from '../features/integrations/repository-button.tsx'
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

const serviceIds = { hostedBackend: 'hosted-backend', codeHosting: 'code-hosting' } as const

function ConnectLink({ service }: { service: keyof typeof serviceIds }) {
  const name = texts.common.services[service]
  return (
    <Link
      to={`${routes.settings.path}?tab=integrations&connect=${serviceIds[service]}`}
      aria-label={name}
      title={name}
      className={buttonClasses({ size: 'icon' })}
    >
      <ServiceGlyph service={service} />
    </Link>
  )
}
