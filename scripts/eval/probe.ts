/** One thing that was tried, and what came of it. */
export interface Probe {
  readonly name: string
  readonly isPassed: boolean
  /** What was seen instead, where it failed. */
  readonly detail: string
}

export function judge(name: string, isPassed: boolean, detail = ''): Probe {
  return { name, isPassed, detail: isPassed ? '' : detail }
}
