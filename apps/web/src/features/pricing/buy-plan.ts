import { billingEndpoints, texts } from '@joinery/contract'
import type { PaidPlan } from '@joinery/contract'
import { call } from '../../lib/api.ts'
import { notify } from '../../lib/notify.ts'
import { startCheckout } from '../../lib/start-checkout.ts'

/** Starts the checkout of a plan. Its link says so and cannot be followed meanwhile. */
export async function buyPlan(plan: PaidPlan, link: HTMLAnchorElement): Promise<void> {
  if (link.ariaDisabled === 'true') return
  const label = link.textContent
  link.ariaDisabled = 'true'
  link.textContent = texts.billing.plans.processing
  const trouble = await startCheckout(plan, {
    ask: () => call(billingEndpoints.checkout, { planId: plan, returnTo: '/pricing' }),
    open: (url) => window.location.assign(url),
  })
  link.ariaDisabled = null
  link.textContent = label
  if (trouble !== undefined) await notify.error(trouble)
}
