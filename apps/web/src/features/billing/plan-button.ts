import { plans, texts } from '@joinery/contract'
import type { PlanId } from '@joinery/contract'

interface PlanButtonFacts {
  plan: PlanId
  /** Undefined while it is not known yet. */
  current: PlanId | undefined
  /** The plan that begins when the period ends. */
  scheduled?: PlanId | undefined
  /** The plan whose purchase is under way. */
  processing: PlanId | undefined
}

export interface PlanButton {
  label: string
  isDisabled: boolean
}

/** What a plan's button says, and whether it can be pressed. */
export function describePlanButton({ plan, current, scheduled, processing }: PlanButtonFacts): PlanButton {
  const words = texts.billing.plans
  if (current === undefined) return { label: words.loading, isDisabled: true }
  if (processing === plan) return { label: words.processing, isDisabled: true }
  if (current === plan) return { label: words.current, isDisabled: true }
  if (scheduled === plan) return { label: words.scheduled, isDisabled: true }
  const label = plan === 'free' ? words.downgradeToFree : plans[plan].buttonText
  return { label, isDisabled: processing !== undefined }
}
