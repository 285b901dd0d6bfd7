import { queryOptions } from '@tanstack/react-query'
import { fileEndpoints, runEndpoints, versionEndpoints } from '@joinery/contract'
import type { ContentHash, FileChange, ProjectId, Run, RunId, VersionId } from '@joinery/contract'
import { call } from '../../../lib/api.ts'

export interface RunChanges {
  run: Run
  changes: readonly FileChange[]
}

/** What a run changed. Where there was no version before it, every file of its own version is new. */
export const runChangesQuery = (projectId: ProjectId, runId: RunId) =>
  queryOptions({
    queryKey: ['projects', projectId, 'comparison', 'run', runId],
    queryFn: async ({ signal }): Promise<RunChanges> => {
      const run = await call(runEndpoints.read, { runId }, { signal })
      const { versionBefore: before, versionAfter } = run
      const after = versionAfter ?? 'current'
      if (before !== null) {
        const { changes } = await call(versionEndpoints.compare, { projectId, before, after }, { signal })
        return { run, changes }
      }
      const { entries } =
        versionAfter === null
          ? await call(fileEndpoints.tree, { projectId }, { signal })
          : await call(versionEndpoints.tree, { projectId, versionId: versionAfter }, { signal })
      const changes = entries.flatMap((entry) =>
        entry.kind === 'file'
          ? [{ path: entry.path, before: null, after: { hash: entry.hash, size: entry.size } }]
          : [],
      )
      return { run, changes }
    },
  })

interface SideOfFile {
  projectId: ProjectId
  versionId: VersionId | null
  path: string
  hash: ContentHash | null
}

/** One file on one side; null where the side does not have it. A hash names the same bytes for ever. */
export const sideQuery = ({ projectId, versionId, path, hash }: SideOfFile) =>
  queryOptions({
    queryKey: ['projects', projectId, 'comparison', 'content', path, hash],
    queryFn: ({ signal }) => {
      if (hash === null) return null
      if (versionId === null) return call(fileEndpoints.read, { projectId, path }, { signal })
      return call(versionEndpoints.read, { projectId, versionId, path }, { signal })
    },
    staleTime: Infinity,
  })
