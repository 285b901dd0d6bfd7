import { useMutation, useQueryClient } from '@tanstack/react-query'
import { databaseEndpoints } from '@joinery/contract'
import type { DatabaseConnection, DatabaseId } from '@joinery/contract'
import { ApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/api.ts'
import { databasesQuery } from '../databases-query.ts'
import { readDraft } from './connection-draft.ts'
import type { ConnectionDraft } from './connection-draft.ts'

export const useTryDatabase = (databaseId?: DatabaseId) =>
  useMutation({
    mutationFn: (draft: ConnectionDraft) =>
      call(databaseEndpoints.try, { ...readDraft(draft), ...(databaseId && { databaseId }) }),
  })

/** Keeps a new connection, or changes the one that is given from what it is there. */
export function useSaveDatabase(connection?: DatabaseConnection) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (draft: ConnectionDraft) => {
      const input = { name: draft.name, ...readDraft(draft) }
      return connection
        ? call(databaseEndpoints.change, { databaseId: connection.id, baseHash: connection.hash, ...input })
        : call(databaseEndpoints.connect, input)
    },
    // Behind a changed connection there may be other tables.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['databases'] }),
  })
}

/** The connection as it is kept now, where a change of it met another one. */
export function useNewestConnection() {
  const queryClient = useQueryClient()
  return async (error: Error, { id }: DatabaseConnection) => {
    if (!(error instanceof ApiError) || error.code !== 'conflict') return undefined
    const { databases } = await queryClient.fetchQuery({ ...databasesQuery, staleTime: 0 })
    return databases.find((each) => each.id === id)
  }
}
