import { useQuery } from '@tanstack/react-query'
import { fillText, texts } from '@joinery/contract'
import { ServiceGlyph } from '../../components/layout/service-glyph.tsx'
import { findConnection } from './connect-service.ts'
import { integrationsQuery } from './integrations-query.ts'

export type HeaderService = keyof typeof serviceIds

const serviceIds = { hostedBackend: 'hosted-backend', codeHosting: 'code-hosting' } as const

/** Whether the account is connected to a service; only its name as long as that is not known. */
export function useServiceState(service: HeaderService) {
  const { data } = useQuery(integrationsQuery)
  const id = serviceIds[service]
  const name = texts.services[service]
  const connection = findConnection(data, id)
  if (connection === undefined) return { id, label: name, isConnected: false }
  const { connected, notConnected, state } = texts.integrations
  const isConnected = connection !== null
  return {
    id,
    label: fillText(state, { service: name, state: isConnected ? connected : notConnected }),
    isConnected,
  }
}

/** The sign of a service, with a dot where it is connected. */
export function ServiceSign({ service, isConnected }: { service: HeaderService; isConnected: boolean }) {
  return (
    <span className="relative">
      <ServiceGlyph service={service} />
      {isConnected && (
        <span aria-hidden className="absolute -right-1.5 -bottom-1 size-2 rounded-dialog bg-success" />
      )}
    </span>
  )
}
