import { queryOptions } from '@tanstack/react-query'
import { fileEndpoints, versionEndpoints } from '@joinery/contract'
import type { ComparisonSide, ContentHash, ProjectId } from '@joinery/contract'
import { call } from '../../lib/api.ts'

interface FileOfSide {
  projectId: ProjectId
  side: ComparisonSide
  path: string
  /** Null where the side has no such file. */
  hash: ContentHash | null
}

/**
 * One file as a side has it. A hash names the same bytes for ever, so they are asked for once; unless the files as
 * they are now have moved on since they were compared, and the answer is another content.
 */
export const contentQuery = ({ projectId, side, path, hash }: FileOfSide) =>
  queryOptions({
    queryKey: ['projects', projectId, 'comparison', 'content', path, hash],
    queryFn: ({ signal }) => {
      if (hash === null) return null
      if (side === 'current') return call(fileEndpoints.read, { projectId, path }, { signal })
      return call(versionEndpoints.read, { projectId, versionId: side, path }, { signal })
    },
    staleTime: ({ state }) => ((state.data?.hash ?? null) === hash ? Infinity : 0),
  })
