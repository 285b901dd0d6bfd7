import { useMutation, useQueryClient } from '@tanstack/react-query'
import { fillText, publishingEndpoints, texts } from '@joinery/contract'
import type { OpenTable, ProjectId, Publication, Publishing } from '@joinery/contract'
import { call } from '../../lib/api.ts'
import { notify } from '../../lib/notify.ts'
import { openTablesQuery, publishingQuery } from './publishing-query.ts'

const words = texts.publishing

/** Begins a build. How it goes on is read from the state; why it may not begin is told by the error. */
export function usePublish(projectId: ProjectId) {
  const queryClient = useQueryClient()
  const keep = useKeep(projectId)
  return useMutation({
    mutationFn: () => call(publishingEndpoints.publish, { projectId }),
    onSuccess: keep,
    // A table may have been opened since the list was read.
    onError: () => void queryClient.invalidateQueries({ queryKey: openTablesQuery(projectId).queryKey }),
  })
}

export function useGoBack(projectId: ProjectId) {
  const keep = useKeep(projectId)
  return useMutation({
    mutationFn: ({ id }: Publication) => call(publishingEndpoints.goBack, { projectId, publicationId: id }),
    onSuccess: (state, { versionNumber }) => {
      keep(state)
      void notify.success(fillText(words.wentBack, { n: versionNumber }))
    },
    onError: tellFailure,
  })
}

export function useUnpublish(projectId: ProjectId) {
  const keep = useKeep(projectId)
  return useMutation({
    mutationFn: () => call(publishingEndpoints.unpublish, { projectId }),
    onSuccess: (state) => {
      keep(state)
      void notify.success(words.unpublished)
    },
    onError: tellFailure,
  })
}

export function useAllowTables(projectId: ProjectId) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (tables: readonly OpenTable[]) =>
      call(publishingEndpoints.allowTables, {
        projectId,
        tables: tables.map(({ schema, name, finding }) => ({ schema, name, finding })),
      }),
    onSuccess: (check) => {
      queryClient.setQueryData(openTablesQuery(projectId).queryKey, check)
      void notify.success(words.tables.decisionKept)
    },
    onError: tellFailure,
  })
}

const tellFailure = (error: Error) => void notify.error(words.actFailed, error.message)

function useKeep(projectId: ProjectId) {
  const queryClient = useQueryClient()
  return (state: Publishing) => {
    queryClient.setQueryData(publishingQuery(projectId).queryKey, state)
  }
}
