import type { Run, RunId } from '@joinery/contract'

/** A run as it is stored: what everybody may see of it, and what carrying it out takes. */
export interface RunRow extends Omit<Run, 'createdAt' | 'startedAt' | 'endedAt'> {
  files: string[]
  approvedPlan: RunId | null
  attempts: number
  fence: number
  createdAt: Date
  startedAt: Date | null
  endedAt: Date | null
}

export function presentRun(row: RunRow): Run {
  const { id, projectId, userId, status, mode, prompt, model, attachments } = row
  const { versionBefore, versionAfter, lastPosition, createdAt, startedAt, endedAt } = row
  return {
    id,
    projectId,
    userId,
    status,
    mode,
    prompt,
    model,
    attachments,
    versionBefore,
    versionAfter,
    lastPosition,
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  }
}
