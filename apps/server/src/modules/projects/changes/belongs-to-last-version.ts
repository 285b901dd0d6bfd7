import type { OpenProject } from '../projects/open-project.ts'
import type { ChangeReason } from './change-reason.ts'

const burstMs = 60_000

/**
 * Somebody who saves again and again writes one version a minute. A version that was given a label is kept as it is.
 */
export function belongsToLastVersion(project: OpenProject, reason: ChangeReason, at: Date): boolean {
  const { lastVersion } = project
  if (reason.action !== 'edited' || lastVersion?.action !== 'edited') return false
  const isOpen = lastVersion.label === null && lastVersion.userId === project.userId
  return isOpen && at.getTime() - lastVersion.createdAt.getTime() < burstMs
}
