import type { ProjectId, RunDiagnostic } from '@joinery/contract'
import type { CheckStage, ProjectCheckerPort } from '@joinery/engine'
import type { PreviewPort } from './drive-ports.ts'

interface Checked {
  projectId: ProjectId
  /** Since when the files are as they are. */
  unchangedSince: () => Date
  now: () => Date
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

/** What an app that somebody looks at needs to take a change in, and to run into an error. */
const settleMs = 1_000

/**
 * What a run can check of its project, in the order in which it does. Types are not among it: checking them takes
 * seconds and hundreds of megabytes even for a small app.
 */
export function checkStages(preview: PreviewPort, checked: Checked): ProjectCheckerPort {
  const { checkProject, runtimeErrorsSince } = preview
  const { projectId } = checked
  const stages: CheckStage[] = []
  if (checkProject) stages.push({ stage: 'compile', findProblems: () => checkProject(projectId) })
  if (runtimeErrorsSince) stages.push({ stage: 'runtime', findProblems: findRuntimeErrors })
  return { stages }

  /** What was reported before the files became what they are may be mended. */
  async function findRuntimeErrors(signal: AbortSignal): Promise<readonly RunDiagnostic[]> {
    const since = checked.unchangedSince()
    // A clock that was set back meanwhile would make this an hour.
    const restMs = Math.min(settleMs, since.getTime() + settleMs - checked.now().getTime())
    if (restMs > 0 && (await preview.isWatched?.(projectId))) await checked.wait(restMs, signal)
    return (await runtimeErrorsSince?.(projectId, since)) ?? []
  }
}
