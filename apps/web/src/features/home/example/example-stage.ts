/** How long each line of the replay takes. */
export const lineMs = 100

export interface Stage {
  /** Lines of the shown file that are there. */
  lines: number
  /** Files of the project that are there. */
  files: number
  /** How much of the app is painted, from 0 to 1. */
  painted: number
  percent: number
  isDone: boolean
}

/** Painting begins when the first files that can be seen are there. */
const paintFrom = 0.1

/** What there is to see so long after the beginning: one line every 100 ms, and everything else in step with it. */
export function stageAt(elapsedMs: number, total: { lines: number; files: number }): Stage {
  const lines = Math.min(Math.floor(elapsedMs / lineMs), total.lines)
  const share = total.lines === 0 ? 1 : lines / total.lines
  return {
    lines,
    files: Math.round(share * total.files),
    painted: Math.max(0, (share - paintFrom) / (1 - paintFrom)),
    percent: Math.round(share * 100),
    isDone: lines === total.lines,
  }
}
