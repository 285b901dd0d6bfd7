import { planIds, texts } from '@joinery/contract'
import type { PlanId } from '@joinery/contract'
import { isSignedIn } from '../../lib/is-signed-in.ts'
import { notify } from '../../lib/notify.ts'
import { opensHere } from '../../lib/opens-here.ts'
import { planDestination } from './plan-destination.ts'

/** Leads each visitor on by who they are, and says how a payment went. */
export function enlivenPricing(content: HTMLElement): () => void {
  const isKnown = isSignedIn()
  tellPayment({ isKnown })
  const leaving = new AbortController()
  for (const link of content.querySelectorAll<HTMLAnchorElement>('[data-plan]')) {
    const plan = planIds.find((id) => id === link.dataset['plan'])
    if (!plan) continue
    link.href = planDestination(plan, { isSignedIn: isKnown })
    if (isKnown) link.addEventListener('click', choose(plan, link), { signal: leaving.signal })
  }
  return () => leaving.abort()
}

/** The parameter is taken out of the address, so that a reload does not say it again. */
function tellPayment({ isKnown }: { isKnown: boolean }): void {
  const address = new URL(window.location.href)
  const payment = address.searchParams.get('payment')
  if (payment === null) return
  if (payment === 'canceled') void notify.info(texts.billing.checkout.canceled)
  if (payment === 'success') void welcome({ isKnown })
  address.searchParams.delete('payment')
  window.history.replaceState(window.history.state, '', address)
}

/** Only the server can say that a payment has arrived, and it says so to its owner alone. */
async function welcome({ isKnown }: { isKnown: boolean }): Promise<void> {
  if (!isKnown) return notify.info(texts.billing.arrival.signInFirst)
  const { confirmPayment } = await import('./confirm-payment.ts')
  await confirmPayment()
}

/** A paid plan starts its checkout; without a script the link leads to billing, which does the same. */
function choose(plan: PlanId, link: HTMLAnchorElement) {
  return (event: MouseEvent) => {
    if (plan === 'free') return void notify.info(texts.billing.plans.freeIsAutomatic)
    if (!opensHere(event)) return
    event.preventDefault()
    event.stopPropagation()
    void import('./buy-plan.ts').then(({ buyPlan }) => buyPlan(plan, link))
  }
}
