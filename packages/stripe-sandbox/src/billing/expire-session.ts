import type { Desk } from '../desk.ts'
import { emitEvent } from '../events/emit-event.ts'
import type { CheckoutSession } from '../store.ts'

/** Closes an open session unpaid. */
export async function expireSession(desk: Desk, session: CheckoutSession) {
  const expired: CheckoutSession = { ...session, status: 'expired', url: null }
  await desk.tx.put('checkout_session', expired)
  await emitEvent(desk, 'checkout.session.expired', { object: expired })
  return expired
}
