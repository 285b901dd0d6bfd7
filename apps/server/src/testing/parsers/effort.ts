import type fc from 'fast-check'

/** How long a parser is given anything. */
export type Effort = Pick<fc.Parameters, 'seed' | 'numRuns' | 'interruptAfterTimeLimit'>

/** The same cases each time. */
export const sample: Effort = { seed: 7, numRuns: 150 }

export const tenMinutes: Effort = {
  seed: 42,
  numRuns: 1_000_000_000,
  interruptAfterTimeLimit: 10 * 60_000,
}
