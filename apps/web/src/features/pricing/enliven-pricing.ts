import { planIds, texts } from '@joinery/contract'
import { isSignedIn } from '../../lib/is-signed-in.ts'
import { notify } from '../../lib/notify.ts'
import { planDestination } from './plan-destination.ts'

/** Leads each visitor on by who they are, and says how a payment went. */
export function enlivenPricing(content: HTMLElement): () => void {
  tellPayment()
  const isKnown = isSignedIn()
  const links = Array.from(content.querySelectorAll<HTMLAnchorElement>('[data-plan]'))
  for (const link of links) {
    const plan = planIds.find((id) => id === link.dataset['plan'])
    if (plan) link.href = planDestination(plan, { isSignedIn: isKnown })
  }
  const free = links.find((link) => link.dataset['plan'] === 'free')
  const explain = () => {
    if (isKnown) void notify.info(texts.billing.plans.freeIsAutomatic)
  }
  free?.addEventListener('click', explain)
  return () => free?.removeEventListener('click', explain)
}

/** The parameter is taken out of the address, so that a reload does not say it again. */
function tellPayment(): void {
  const address = new URL(window.location.href)
  const payment = address.searchParams.get('payment')
  if (payment === null) return
  if (payment === 'success') void notify.success(texts.billing.checkout.activated)
  if (payment === 'canceled') void notify.info(texts.billing.checkout.canceled)
  address.searchParams.delete('payment')
  window.history.replaceState(window.history.state, '', address)
}
