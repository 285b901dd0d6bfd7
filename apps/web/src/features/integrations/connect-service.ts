import { useMutation, useQueryClient } from '@tanstack/react-query'
import { fillText, integrationEndpoints, texts } from '@joinery/contract'
import type { AnyEndpoint, Connection, InputOf, ServiceId } from '@joinery/contract'
import { call } from '../../lib/api.ts'
import { notify } from '../../lib/notify.ts'
import { integrationsQuery } from './integrations-query.ts'
import { serviceWords } from './service-words.ts'

/** Keeps a service once the server has tried it, and says so. */
export function useConnectService<E extends AnyEndpoint>(endpoint: E, service: ServiceId) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<E>) => call(endpoint, input),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: integrationsQuery.queryKey })
      void notify.success(serviceWords[service].succeeded)
    },
    // It may have been connected elsewhere meanwhile; the form shows what is there.
    onError: () => queryClient.invalidateQueries({ queryKey: integrationsQuery.queryKey }),
  })
}

export function useDisconnectService() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ service, connectedAt }: Connection) =>
      call(integrationEndpoints.remove, { service, connectedAt }),
    onSuccess: (_, { service }) => {
      queryClient.setQueryData(
        integrationsQuery.queryKey,
        (list) =>
          list && { ...list, connections: list.connections.filter((each) => each.service !== service) },
      )
      const { name } = serviceWords[service]
      void notify.success(fillText(texts.integrations.removedNotice, { service: name }))
    },
    onError: (error) => {
      void notify.error(error.message)
      return queryClient.invalidateQueries({ queryKey: integrationsQuery.queryKey })
    },
  })
}

/** The connection to a service; undefined as long as it is not known, null where there is none. */
export function findConnection(
  list: { connections: readonly Connection[] } | undefined,
  service: ServiceId,
): Connection | null | undefined {
  return list && (list.connections.find((each) => each.service === service) ?? null)
}
