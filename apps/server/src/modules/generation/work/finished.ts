import { texts } from '@joinery/contract'
import type { RunEventBody } from '@joinery/contract'

/** The last event of a run. */
export type Finished = Extract<RunEventBody, { type: 'finished' }>

export const failed = (reason: string): Finished => endedWith('failed', reason)
export const stopped = (reason: string = texts.runs.stopped): Finished => endedWith('stopped', reason)

function endedWith(status: Finished['status'], reason: string): Finished {
  return {
    type: 'finished',
    status,
    reason,
    changedFiles: [],
    unplannedFiles: [],
    notification: null,
    isCharged: false,
  }
}
