import { useMutation, useQueryClient } from '@tanstack/react-query'
import { databaseEndpoints } from '@joinery/contract'
import type { DatabaseId } from '@joinery/contract'
import { call } from '../../../lib/api.ts'
import { readDraft } from './connection-draft.ts'
import type { ConnectionDraft } from './connection-draft.ts'

export const useTryDatabase = (databaseId?: DatabaseId) =>
  useMutation({
    mutationFn: (draft: ConnectionDraft) =>
      call(databaseEndpoints.try, { ...readDraft(draft), ...(databaseId && { databaseId }) }),
  })

/** Keeps a new connection, or changes the one that is named. */
export function useSaveDatabase(databaseId?: DatabaseId) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (draft: ConnectionDraft) => {
      const input = { name: draft.name, ...readDraft(draft) }
      return databaseId
        ? call(databaseEndpoints.change, { databaseId, ...input })
        : call(databaseEndpoints.connect, input)
    },
    // Behind a changed connection there may be other tables.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['databases'] }),
  })
}
