import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { teamEndpoints } from '@joinery/contract'
import type { WorkspaceId } from '@joinery/contract'
import { call } from '../../lib/api.ts'

const teamKey = ['team'] as const

/** All that the screen shows of a workspace; without one, of the viewer's own. */
export const teamQuery = (workspaceId: WorkspaceId | undefined) =>
  queryOptions({
    queryKey: [...teamKey, 'read', workspaceId ?? 'own'],
    queryFn: ({ signal }) =>
      call(teamEndpoints.read, workspaceId === undefined ? {} : { workspaceId }, { signal }),
  })

/** The log of a workspace, page by page, newest first. */
export const auditQuery = (workspaceId: WorkspaceId) =>
  infiniteQueryOptions({
    queryKey: [...teamKey, 'audit', workspaceId],
    queryFn: ({ signal, pageParam }) =>
      call(
        teamEndpoints.audit,
        pageParam === undefined ? { workspaceId } : { workspaceId, before: pageParam },
        { signal },
      ),
    initialPageParam: firstPage(),
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.position : undefined),
  })

/** Says with its type that later pages begin at a position. */
const firstPage = (): number | undefined => undefined

/** What to read again after any act. */
export const wholeTeam = { queryKey: teamKey }
