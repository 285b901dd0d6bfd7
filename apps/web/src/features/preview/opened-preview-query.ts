import { queryOptions } from '@tanstack/react-query'
import { previewEndpoints, texts } from '@joinery/contract'
import type { OutputOf, ProjectId } from '@joinery/contract'
import { call } from '../../lib/api.ts'
import { canShow, findsLocalNames, isOnThisMachine } from '../../lib/this-machine.ts'

export type OpenedPreview = OutputOf<typeof previewEndpoints.open>

/**
 * The way into a project's preview. It is asked for once per frame: another answer would load the frame anew and lose
 * what the app holds. Each attempt is a frame of its own. Without names, for browsers that did not find the one
 * they were given, it stands at a port.
 */
export const openedPreviewQuery = (
  projectId: ProjectId,
  attempt: number | string,
  { hasNames = findsLocalNames(navigator) } = {},
) =>
  queryOptions({
    queryKey: ['previews', projectId, attempt],
    queryFn: ({ signal }) => {
      const byPort = !hasNames && isOnThisMachine(window.location.href)
      return call(previewEndpoints.open, { projectId, byPort }, { signal })
    },
    select: refuseElsewhere,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** Not a part of the question, which would be asked again. */
function refuseElsewhere(opened: OpenedPreview): OpenedPreview {
  if (!canShow(window.location.href, opened.url)) throw new Error(texts.preview.elsewhere)
  return opened
}
