import { useState } from 'react'
import { texts } from '@joinery/contract'
import type { BillingOverview, PaidPlan, PlanId } from '@joinery/contract'
import { billingAccount } from '../../lib/browser-billing-account.ts'
import { notify } from '../../lib/notify.ts'
import { startCheckout } from '../../lib/start-checkout.ts'
import { decideChange, decideChoice } from './decide-choice.ts'
import type { Choice } from './decide-choice.ts'
import { planEntry } from './plan-entry.ts'
import type { Wish } from './read-wish.ts'

export type OpenedDialog = { kind: 'cancel' } | { kind: 'change'; plan: PaidPlan }

/** What happens when somebody chooses a plan, from the click to the provider's page or to a dialog. */
export function usePlanChoice(overview: BillingOverview) {
  const [processing, setProcessing] = useState<PlanId>()
  const [opened, setOpened] = useState<OpenedDialog>()
  const [hasFailed, setHasFailed] = useState(false)

  const buy = async (plan: PaidPlan) => {
    setHasFailed(false)
    setProcessing(plan)
    const trouble = await startCheckout(plan, {
      ask: () => billingAccount.createCheckoutSession(planEntry(plan, overview).priceId, plan),
      open: (url) => window.location.assign(url),
    })
    setProcessing(undefined)
    setHasFailed(trouble !== undefined)
    if (trouble !== undefined) await notify.error(trouble)
  }

  const act = (choice: Choice) => {
    switch (choice.kind) {
      case 'already-free':
        return void notify.info(texts.billing.plans.alreadyFree)
      case 'checkout':
        return void buy(choice.plan)
      case 'cancel':
      case 'change':
        return setOpened(choice)
      case 'nothing':
        return undefined
    }
  }

  const choose = (plan: PlanId) => act(decideChoice(plan, overview))
  const grant = ({ plan, isChange }: Wish) => (isChange ? act(decideChange(plan, overview)) : choose(plan))

  return { processing, opened, hasFailed, choose, grant, close: () => setOpened(undefined) }
}
