import { describe, expect, it } from 'vitest'
import type { Stripe } from 'stripe'
import { planToUse } from '../plan-access.ts'
import { findPrices } from '../prices.ts'
import { openProvider } from '../../../testing/open-provider.ts'
import { describeAccount } from './describe-account.ts'
import { readAccount } from './read-account.ts'

const now = new Date()
const at = (days: number) => Math.floor(now.getTime() / 1000) + days * 86_400

describe('a plan whose payment has failed', () => {
  it('is kept while the provider tries again, and the newest invoice is the one to pay', async () => {
    const look = await openPastDue()
    expect(look([{ id: 'in_1', created: at(-2), next: at(3) }])).toMatchObject({ plan: 'pro', pays: 'in_1' })
    // A retry that takes longer than a month: the next period has begun meanwhile.
    const both = [
      { id: 'in_2', created: at(-2), next: at(3) },
      { id: 'in_1', created: at(-32), next: at(5) },
    ]
    expect(look(both)).toMatchObject({ plan: 'pro', pays: 'in_2' })
  })

  it('is not given back by the next invoice once nobody tries to collect the first', async () => {
    const look = await openPastDue()
    expect(look([{ id: 'in_1', created: at(-25), next: null }]).plan).toBe('free')
    const months = [
      { id: 'in_3', created: at(-2), next: at(3) },
      { id: 'in_2', created: at(-32), next: null },
      { id: 'in_1', created: at(-62), next: null },
    ]
    expect(look(months)).toMatchObject({ plan: 'free', pays: 'in_3' })
  })

  it('counts only what is unpaid since the last payment', async () => {
    const look = await openPastDue()
    const months = [
      { id: 'in_3', created: at(-2), next: at(3) },
      { id: 'in_2', created: at(-32), next: null, status: 'paid' as const },
      { id: 'in_1', created: at(-62), next: null },
    ]
    expect(look(months)).toMatchObject({ plan: 'pro', pays: 'in_3' })
  })

  it('does not hang on the invoice of an upgrade that waits to be confirmed', async () => {
    const look = await openPastDue()
    const invoices = [
      { id: 'in_2', created: at(-1), next: at(3) },
      { id: 'in_1', created: at(-1), next: null, reason: 'subscription_update' as const },
    ]
    expect(look(invoices, { isWaiting: true })).toMatchObject({ plan: 'pro', pays: 'in_2' })
  })

  it('can be paid for while it is paused', async () => {
    const look = await openPastDue()
    const paused = look([{ id: 'in_1', created: at(-2), next: null }], { status: 'paused' })
    expect(paused).toMatchObject({ plan: 'free', pays: 'in_1' })
  })
})

interface Invented {
  id: string
  created: number
  next: number | null
  status?: Stripe.Invoice['status']
  reason?: Stripe.Invoice['billing_reason']
}

/** A subscription to Pro as the provider has it, whose invoices a test makes up. */
async function openPastDue() {
  const { stripe, payments, newCustomer } = await openProvider()
  const { scope } = payments
  const prices = await findPrices(payments)
  const customer = await newCustomer()
  await stripe.subscriptions.create({ customer, items: [{ price: prices.of('pro').priceId }] })
  const account = await readAccount(stripe, customer)
  const [paid] = account?.invoices ?? []
  const subscription = account?.subscription
  if (!paid || !account || !subscription) throw new Error('Nothing was bought.')
  const waiting: Stripe.Subscription.PendingUpdate = {
    billing_cycle_anchor: null,
    cancel_at_period_end: null,
    discount: null,
    discounts: null,
    expires_at: at(1),
    metadata: null,
    subscription_items: null,
    trial_end: null,
    trial_from_plan: null,
  }
  return (
    invented: readonly Invented[],
    {
      status = 'past_due',
      isWaiting = false,
    }: { status?: Stripe.Subscription['status']; isWaiting?: boolean } = {},
  ) => {
    const invoices = invented.map(
      ({ id, created, next, status: is = 'open', reason = 'subscription_cycle' }) => ({
        ...paid,
        id,
        created,
        status: is,
        attempted: true,
        billing_reason: reason,
        next_payment_attempt: next,
      }),
    )
    const { state } = describeAccount(
      {
        ...account,
        invoices,
        subscription: { ...subscription, status, pending_update: isWaiting ? waiting : null },
      },
      { prices, scope },
    )
    return {
      plan: planToUse({ ...state, scope }, { scope, now }),
      pays: state.details.failedPayment?.invoiceId,
    }
  }
}
