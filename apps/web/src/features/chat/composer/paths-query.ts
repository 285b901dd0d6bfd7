import { queryOptions, skipToken } from '@tanstack/react-query'
import { fileEndpoints } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { call } from '../../../lib/api.ts'

/** The files that a message can point at. They are asked for with the first @. */
export const pathsQuery = (projectId: ProjectId | undefined, isWanted: boolean) =>
  queryOptions({
    queryKey: ['projects', projectId, 'paths'],
    queryFn:
      projectId && isWanted
        ? async ({ signal }) => {
            const { entries } = await call(fileEndpoints.tree, { projectId }, { signal })
            return entries.flatMap(({ kind, path }) => (kind === 'file' ? [path] : []))
          }
        : skipToken,
  })
