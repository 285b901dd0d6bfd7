import { useMutation, useQueryClient } from '@tanstack/react-query'
import { databaseEndpoints } from '@joinery/contract'
import { call } from '../../../lib/api.ts'
import { databasesQuery } from '../databases-query.ts'
import { readDraft } from './connection-draft.ts'
import type { ConnectionDraft } from './connection-draft.ts'

export const useTryDatabase = () =>
  useMutation({ mutationFn: (draft: ConnectionDraft) => call(databaseEndpoints.try, readDraft(draft)) })

export function useConnectDatabase() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (draft: ConnectionDraft) =>
      call(databaseEndpoints.connect, { name: draft.name, ...readDraft(draft) }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: databasesQuery.queryKey }),
  })
}
