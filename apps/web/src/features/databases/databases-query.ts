import { queryOptions } from '@tanstack/react-query'
import { backendEndpoints, databaseEndpoints } from '@joinery/contract'
import type { DatabaseId, InputOf } from '@joinery/contract'
import { call } from '../../lib/api.ts'

export const databasesQuery = queryOptions({
  queryKey: ['databases', 'list'],
  queryFn: ({ signal }) => call(databaseEndpoints.list, {}, { signal }),
})

/** The databases that projects' apps have in this installation. */
export const appDatabasesQuery = queryOptions({
  queryKey: ['backends'],
  queryFn: ({ signal }) => call(backendEndpoints.list, {}, { signal }),
  // The screen asks for them before the list that shows them is there.
  staleTime: 5_000,
})

export const schemaQuery = (databaseId: DatabaseId) =>
  queryOptions({
    queryKey: ['databases', databaseId, 'schema'],
    queryFn: ({ signal }) => call(databaseEndpoints.schema, { databaseId }, { signal }),
    staleTime: 60_000,
    retry: false,
  })

export type RowsInput = InputOf<typeof databaseEndpoints.rows>

export const rowsQuery = (input: RowsInput) =>
  queryOptions({
    queryKey: ['databases', input.databaseId, 'rows', input],
    queryFn: ({ signal }) => call(databaseEndpoints.rows, input, { signal }),
    retry: false,
    // The page before stays in sight while the next one comes.
    placeholderData: (before) => before,
  })

export const historyQuery = (databaseId: DatabaseId) =>
  queryOptions({
    queryKey: ['databases', databaseId, 'history'],
    queryFn: ({ signal }) => call(databaseEndpoints.history, { databaseId }, { signal }),
  })
