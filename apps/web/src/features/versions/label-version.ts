import { useMutation, useQueryClient } from '@tanstack/react-query'
import { versionEndpoints } from '@joinery/contract'
import type { ProjectId, VersionId } from '@joinery/contract'
import { call } from '../../lib/api.ts'
import { versionsQuery } from './versions-query.ts'

interface Labelling {
  versionId: VersionId
  /** Null takes the label away. */
  label: string | null
}

export function useLabelVersion(projectId: ProjectId) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (labelling: Labelling) => call(versionEndpoints.label, { projectId, ...labelling }),
    onSuccess: () => queryClient.invalidateQueries(versionsQuery(projectId)),
  })
}
