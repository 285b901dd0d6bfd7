import { z } from 'zod'
import { projectId, userId } from './ids.ts'

const count = z.int().min(0)

/** What happened in some part of the work. Runs count on the day they ended, everything else on the day it was made. */
export const analyticsFigures = z.strictObject({
  prompts: count,
  /** Those that ended, in whatever way. */
  runs: count,
  succeeded: count,
  failed: count,
  stopped: count,
  /** All ended runs together, from their start to their end. */
  durationMs: count,
  longestMs: count,
  inputTokens: count,
  outputTokens: count,
  cachedTokens: count,
  /** A millionth of a dollar is the unit. Runs of models without a known price add nothing here. */
  costMicros: count,
  /** How many ended runs had no known price. */
  unpricedRuns: count,
  versions: count,
  /** How many files versions changed. */
  files: count,
})

/** `own`: what the caller did, and all that was done in workspaces of which they are admin. */
export const analyticsScope = z.enum(['own', 'instance'])

export const analyticsReport = z.strictObject({
  from: z.iso.date(),
  to: z.iso.date(),
  scope: analyticsScope,
  /** Whether the caller may ask for the whole instance. */
  isOperator: z.boolean(),
  total: analyticsFigures,
  /** Every day of the range, also those on which nothing happened. */
  days: z.array(analyticsFigures.extend({ day: z.iso.date() })),
  /** The busiest ones. Empty for the whole instance: whose projects there are is not the operator's to read here. */
  projects: z.array(analyticsFigures.extend({ id: projectId, title: z.string() })),
  members: z.array(analyticsFigures.extend({ id: userId, name: z.string() })),
  models: z.array(analyticsFigures.extend({ model: z.string() })),
})

export type AnalyticsFigures = z.infer<typeof analyticsFigures>
export type AnalyticsScope = z.infer<typeof analyticsScope>
export type AnalyticsReport = z.infer<typeof analyticsReport>
