import { z } from 'zod'
import { planIds } from './plans.ts'

/** Where prompts are counted: the UTC day and the UTC calendar month, whoever asks from wherever. */
export const usageWindow = z.enum(['day', 'month'])

const count = z.int().min(0)

/** What somebody has used of what their plan allows. A limit or rest of `null` means unlimited. */
export const usageReport = z.strictObject({
  subscription: z.strictObject({
    plan: z.enum(planIds),
    status: z.string(),
    currentPeriodStart: z.iso.datetime().nullable(),
    currentPeriodEnd: z.iso.datetime().nullable(),
  }),
  /** No limit applies: the Pro plan and everything above it. */
  isPro: z.boolean(),
  usage: z.strictObject({
    daily: count,
    monthly: count,
    dailyLimit: count.nullable(),
    monthlyLimit: count.nullable(),
    dailyRemaining: count.nullable(),
    monthlyRemaining: count.nullable(),
    dailyResetsAt: z.iso.datetime(),
    monthlyResetsAt: z.iso.datetime(),
  }),
  canUse: z.boolean(),
  limitReached: z.boolean(),
})

/** Which limit refused a prompt, and when it opens again. */
export const usageLimit = z.strictObject({
  window: usageWindow,
  limit: count,
  used: count,
  resetsAt: z.iso.datetime(),
  upgradeUrl: z.string(),
})

export type UsageWindow = z.infer<typeof usageWindow>
export type UsageReport = z.infer<typeof usageReport>
export type UsageLimit = z.infer<typeof usageLimit>
