import { fillText, texts } from '@joinery/contract'
import type { PaidPlan } from '@joinery/contract'
import { ApiError } from './api-error.ts'

interface Dependencies {
  /** Asks the server for the address of the page where the plan is paid. */
  ask: (plan: PaidPlan) => Promise<{ url: string }>
  open: (url: string) => void
}

/** Leaves for the page where a plan is paid. Returns why that was not possible, or nothing on the way out. */
export async function startCheckout(
  plan: PaidPlan,
  { ask, open }: Dependencies,
): Promise<string | undefined> {
  const { failed, failedBecause } = texts.billing.checkout
  try {
    const { url } = await ask(plan)
    if (url === '') return failed
    open(url)
    return undefined
  } catch (error) {
    if (!(error instanceof ApiError)) return failed
    if (error.code === 'unauthenticated') return texts.billing.subscription.logInRequired
    return fillText(failedBecause, { reason: error.message })
  }
}
