import { useId } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { fillText, routes, texts } from '@joinery/contract'
import type { Connection, ServiceId } from '@joinery/contract'
import { Badge } from '../../components/ui/badge.tsx'
import { textLinkClasses } from '../../components/ui/text-link-classes.ts'
import { serviceWords } from './service-words.ts'

interface ServiceSectionProps {
  service: ServiceId
  connection: Connection | null | undefined
  /** What can be done with it once it is connected. */
  children: ReactNode
}

export function ServiceSection({ service, connection, children }: ServiceSectionProps) {
  const id = useId()
  const { name } = serviceWords[service]
  const { connected, notConnected, connectTitle, project } = texts.integrations
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 id={id} className="text-14 font-semibold">
          {name}
        </h3>
        <Badge tone={connection ? 'success' : 'neutral'}>{connection ? connected : notConnected}</Badge>
      </div>
      {connection ? (
        children
      ) : (
        <p className="text-14 text-neutral-10">
          {fillText(project.notConnected, { service: name })}{' '}
          <Link
            to={`${routes.settings.path}?tab=integrations&connect=${service}`}
            className={textLinkClasses}
          >
            {fillText(connectTitle, { service: name })}
          </Link>
        </p>
      )}
    </section>
  )
}
