import { infiniteQueryOptions } from '@tanstack/react-query'
import { versionEndpoints } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { call } from '../../lib/api.ts'

/** The versions of a project, newest first and a hundred at a time. */
export const versionsQuery = (projectId: ProjectId) =>
  infiniteQueryOptions({
    queryKey: ['projects', projectId, 'versions'],
    queryFn: ({ pageParam: before, signal }) =>
      call(versionEndpoints.list, { projectId, before }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ versions, hasMore }) => (hasMore ? versions.at(-1)?.versionNumber : undefined),
  })

const firstPage: number | undefined = undefined
