import { texts } from '@joinery/contract'
import { AppError } from '../../../http/app-error.ts'
import { isLive } from '../plan-access.ts'
import { refreshedState } from './desk.ts'
import type { CustomerDesk } from './desk.ts'

/**
 * The money-back guarantee: the first payment of an account, until 14 days after it to the second. The refund names the
 * subscription it is for, so that whoever looks at the account next ends it, should this server not come to it.
 */
export async function refundFirstPayment(desk: CustomerDesk): Promise<void> {
  const { payments } = desk
  const row = await refreshedState(desk)
  const offer = row?.details?.refund
  if (!row || !offer) {
    if (await wasRefunded(desk)) return
    throw new AppError('conflict', texts.payments.noRefund)
  }
  if ((await payments.now()).getTime() > Date.parse(offer.until)) {
    throw new AppError('conflict', texts.payments.noRefund)
  }
  await payments.stripe.refunds.create(
    {
      payment_intent: offer.paymentIntentId,
      reason: 'requested_by_customer',
      metadata: { guarantee: row.stripeSubscriptionId ?? '' },
    },
    { idempotencyKey: `refund:${offer.invoiceId}` },
  )
  if (row.stripeSubscriptionId !== null && isLive(row)) {
    await payments.stripe.subscriptions.cancel(row.stripeSubscriptionId, {
      prorate: false,
      invoice_now: false,
    })
  }
}

/** A second click finds the work done. */
async function wasRefunded({ stores, payments, userId }: CustomerDesk): Promise<boolean> {
  const { rows } = await stores.accounts.listPayments(payments.scope, userId)
  return rows.some(({ kind, status }) => kind === 'refund' && status !== 'failed')
}
