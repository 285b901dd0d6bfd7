import { formerMember } from '@joinery/contract'
import type { Run, RunId, UserId } from '@joinery/contract'

/** A run as it is stored: what everybody may see of it, and what carrying it out takes. */
export interface RunRow extends Omit<Run, 'userId' | 'createdAt' | 'startedAt' | 'endedAt'> {
  /** Null once the account is gone. */
  userId: UserId | null
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
    userId: userId ?? formerMember,
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
