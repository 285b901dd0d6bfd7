import type { Desk } from '../desk.ts'
import { emitEvent } from '../events/emit-event.ts'
import type { Subscription } from '../store.ts'
import { updateSubscription } from './settle-subscription.ts'
import { voidInvoice } from './void-invoice.ts'

/** Gives up a change that was never paid: the plan stays, and its invoice is taken back. */
export async function dropPendingUpdate(desk: Desk, before: Subscription) {
  const after = await updateSubscription(desk, before, { ...before, pending_update: null })
  await emitEvent(desk, 'customer.subscription.pending_update_expired', { object: after })
  const invoice = before.latest_invoice && (await desk.tx.get('invoice', before.latest_invoice))
  if (invoice && invoice.status === 'open') await voidInvoice(desk, invoice)
}
