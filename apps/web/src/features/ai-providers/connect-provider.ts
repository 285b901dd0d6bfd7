import { useMutation, useQueryClient } from '@tanstack/react-query'
import { aiProviderEndpoints, fillText, texts } from '@joinery/contract'
import type { AiProvider, InputOf } from '@joinery/contract'
import { call } from '../../lib/api.ts'
import { modelsQuery } from '../../lib/models-query.ts'
import { notify } from '../../lib/notify.ts'
import { providersQuery } from './providers-query.ts'

const words = texts.aiProviders

export type ConnectInput = InputOf<typeof aiProviderEndpoints.connect>

/** Keeps a key once the server has tried it. */
export function useConnectProvider() {
  const takeIn = useTakeIn()
  return useMutation({
    mutationFn: (input: ConnectInput) => call(aiProviderEndpoints.connect, input),
    onSuccess: (provider) =>
      takeIn(provider, fillText(words.connected, { provider: words.names[provider.id] })),
  })
}

/** Deletes a key. */
export function useDisconnectProvider() {
  const takeIn = useTakeIn()
  return useMutation({
    mutationFn: (id: AiProvider['id']) => call(aiProviderEndpoints.disconnect, { id }),
    onSuccess: (provider) =>
      takeIn(provider, fillText(words.disconnected, { provider: words.names[provider.id] })),
    onError: (error) => void notify.error(error.message),
  })
}

/** Which models there are changes with the keys. */
function useTakeIn() {
  const queryClient = useQueryClient()
  return (changed: AiProvider, sentence: string) => {
    queryClient.setQueryData(
      providersQuery.queryKey,
      (list) =>
        list && { providers: list.providers.map((each) => (each.id === changed.id ? changed : each)) },
    )
    void queryClient.invalidateQueries({ queryKey: modelsQuery.queryKey })
    void notify.success(sentence)
  }
}
