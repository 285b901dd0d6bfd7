import type { Desk } from '../desk.ts'
import { emitEvent } from '../events/emit-event.ts'
import { findObject } from '../resources/find-object.ts'
import type { Invoice } from '../store.ts'

/** Takes an open invoice back: nobody owes it any more, and credit it used up returns to the customer. */
export async function voidInvoice(desk: Desk, invoice: Invoice) {
  const voided: Invoice = {
    ...invoice,
    status: 'void',
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, voided_at: desk.now },
  }
  await desk.tx.put('invoice', voided)
  const customer = await findObject(desk.tx, 'customer', { id: invoice.customer ?? '' })
  const used = invoice.starting_balance - (invoice.ending_balance ?? invoice.starting_balance)
  await desk.tx.put('customer', { ...customer, balance: customer.balance + used })
  await emitEvent(desk, 'invoice.voided', { object: voided })
  return voided
}
