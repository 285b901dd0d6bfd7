import { useMutation, useQueryClient } from '@tanstack/react-query'
import { versionEndpoints } from '@joinery/contract'
import type { ProjectId, Version } from '@joinery/contract'
import { call } from '../../lib/api.ts'

interface Restoring {
  version: Version
  /** These files alone; everything without them. */
  paths?: string[]
}

/** Brings files back as a version has them. Everything that is known of the project is asked for again. */
export function useRestoreVersion(projectId: ProjectId) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ version, paths }: Restoring) =>
      call(versionEndpoints.restore, { projectId, versionId: version.id, paths }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['projects', projectId] }),
  })
}
