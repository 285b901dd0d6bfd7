import type { PreviewError, ProjectId } from '@joinery/contract'

export type RuntimeErrors = ReturnType<typeof createRuntimeErrors>

const maxPerProject = 100
const maxProjects = 1_000

/** What went wrong in the frames of each project lately. It is for whoever mends it now, so it lives as long as the server. */
export function createRuntimeErrors() {
  const kept = new Map<ProjectId, PreviewError[]>()
  return {
    add(id: ProjectId, error: PreviewError): void {
      const errors = kept.get(id) ?? []
      kept.delete(id)
      kept.set(id, [...errors, error].slice(-maxPerProject))
      for (const oldest of kept.keys()) {
        if (kept.size <= maxProjects) break
        kept.delete(oldest)
      }
    },
    since: (id: ProjectId, time: Date): PreviewError[] =>
      (kept.get(id) ?? []).filter(({ at }) => at >= time.toISOString()),
  }
}
