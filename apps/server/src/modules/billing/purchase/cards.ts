import { texts } from '@joinery/contract'
import { AppError } from '../../../http/app-error.ts'
import { idOf } from '../id-of.ts'
import { isLive } from '../plan-access.ts'
import { refreshedState } from './desk.ts'
import type { CustomerDesk } from './desk.ts'

/** From now on this card is charged. A card of the subscription would win over the customer's, so it gives way. */
export async function setDefaultCard(desk: CustomerDesk, methodId: string): Promise<void> {
  const { stripe } = desk.payments
  await requireOwnCard(desk, methodId)
  await stripe.customers.update(desk.customerId, { invoice_settings: { default_payment_method: methodId } })
  const row = await refreshedState(desk)
  if (!row || row.stripeSubscriptionId === null || !isLive(row)) return
  await stripe.subscriptions.update(row.stripeSubscriptionId, { default_payment_method: '' })
}

export async function removeCard(desk: CustomerDesk, methodId: string): Promise<void> {
  await requireOwnCard(desk, methodId)
  const row = await refreshedState(desk)
  const methods = await desk.stores.accounts.listMethods(desk.payments.scope, desk.userId)
  const isDefault = methods.some(({ paymentMethodId, isDefault: is }) => is && paymentMethodId === methodId)
  if (isDefault && row && isLive(row)) throw new AppError('conflict', texts.payments.defaultCardInUse)
  await desk.payments.stripe.paymentMethods.detach(methodId)
}

async function requireOwnCard({ payments, customerId }: CustomerDesk, methodId: string): Promise<void> {
  const { customer } = await payments.stripe.paymentMethods.retrieve(methodId)
  if (customer === null || idOf(customer) !== customerId) {
    throw new AppError('not-found', texts.errors['not-found'])
  }
}
