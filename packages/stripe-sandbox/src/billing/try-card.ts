import type { Desk } from '../desk.ts'
import { emitEvent } from '../events/emit-event.ts'
import type { PaymentIntent, PaymentMethod } from '../store.ts'
import { takeOrderedFailure } from './control.ts'
import { afterTry, newCharge } from './new-payment.ts'
import { type CardOutcome, findTestCardByLast4 } from './test-cards.ts'

/** Charges a card for an intent, once. What came of it is written down and told, whichever way it went. */
export async function tryCard(
  desk: Desk,
  before: PaymentIntent,
  { method, isAuthenticated }: { method: PaymentMethod; isAuthenticated: boolean },
) {
  const declined = outcomeOf(method, isAuthenticated) ?? (await takeOrderedFailure(desk))
  const charge = newCharge(desk, before, { method, declined })
  const intent = afterTry(before, { method, declined }, charge.id)
  await desk.tx.put('payment_intent', intent)
  await desk.tx.put('charge', charge)
  await emitEvent(desk, declined ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', {
    object: intent,
  })
  await emitEvent(desk, declined ? 'charge.failed' : 'charge.succeeded', { object: charge })
  return { intent, charge, declined }
}

function outcomeOf(method: PaymentMethod, isAuthenticated: boolean): CardOutcome | undefined {
  const card = findTestCardByLast4(method.card?.last4 ?? '')
  if (!card) return { code: 'card_declined', message: 'This card is not one of the test cards.' }
  if (card.authentication === 'always' && !isAuthenticated) {
    return {
      code: 'authentication_required',
      declineCode: 'authentication_required',
      message: 'Your card was declined. This transaction requires authentication.',
    }
  }
  return card.declines ?? card.failsLater
}
