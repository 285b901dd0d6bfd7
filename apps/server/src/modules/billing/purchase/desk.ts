import { texts } from '@joinery/contract'
import type { UserId } from '@joinery/contract'
import { AppError } from '../../../http/app-error.ts'
import type { SubscriptionRow } from '../accounts/store.ts'
import type { OpenPayments, Payments } from '../payments.ts'
import type { PriceList } from '../prices.ts'
import type { BillingStores } from '../store.ts'
import type { SyncCustomer } from '../sync/create-sync.ts'

export interface Works {
  stores: BillingStores
  payments: OpenPayments
  prices: () => Promise<PriceList>
  sync: SyncCustomer
  /** The address people know this installation by. */
  siteUrl: string
}

/** What one request about somebody's money has at hand. */
export interface Desk {
  stores: BillingStores
  payments: Payments
  prices: PriceList
  sync: SyncCustomer
  siteUrl: string
  userId: UserId
}

/** Whose customer the request is about. Every id that comes with a request is held against it. */
export interface CustomerDesk extends Desk {
  customerId: string
}

/** What a user does about money, one thing after the other. */
export async function atDesk<T>(works: Works, userId: UserId, work: (desk: Desk) => Promise<T>): Promise<T> {
  const payments = await works.payments()
  return works.stores.locks.lockUser(`user ${payments.scope} ${userId}`, async () =>
    work({ ...works, payments, prices: await works.prices(), userId }),
  )
}

/** The same for somebody who must have bought something before. */
export function atCustomerDesk<T>(
  works: Works,
  userId: UserId,
  work: (desk: CustomerDesk) => Promise<T>,
): Promise<T> {
  return atDesk(works, userId, async (desk) => {
    const customerId = await desk.stores.accounts.findCustomer(desk.payments.scope, userId)
    if (customerId === undefined) {
      throw new AppError('not-found', texts.billing.paymentMethods.noCustomer)
    }
    return work({ ...desk, customerId })
  })
}

/** What is written down about the customer, after asking the provider. */
export async function refreshedState({ stores, sync, userId, customerId }: CustomerDesk) {
  await sync(customerId)
  return stores.accounts.find(userId)
}

/** The subscription that goes on, or could. */
export async function requireLive(desk: CustomerDesk, isLive: (row: SubscriptionRow) => boolean) {
  const row = await refreshedState(desk)
  if (!row || row.stripeSubscriptionId === null || !isLive(row)) {
    throw new AppError('conflict', texts.payments.notSubscribed)
  }
  const subscription = await desk.payments.stripe.subscriptions.retrieve(row.stripeSubscriptionId)
  const item = subscription.items.data[0]
  if (!item) throw new AppError('conflict', texts.payments.notSubscribed)
  return { row, subscription, item }
}
