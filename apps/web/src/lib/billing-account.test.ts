import { billingEndpoints, payment, usageEndpoints } from '@joinery/contract'
import { expect, it } from 'vitest'
import { createBillingAccount } from './billing-account.ts'

it('is where subscription, usage and payments are read, and where checkout, portal and invoices come from', async () => {
  const asked: [path: string, input: object][] = []
  const account = createBillingAccount(async ({ path }, input) => {
    asked.push([path, input])
    throw new Error('Nobody answers.')
  })
  const { overview, payments, checkout, portal, document } = billingEndpoints
  const paymentId = payment.shape.id.parse(crypto.randomUUID())
  const acts: [act: () => Promise<unknown>, path: string, input: object][] = [
    [() => account.readSubscription(), overview.path, {}],
    [() => account.readUsage(), usageEndpoints.read.path, {}],
    [() => account.readPayments('p1'), payments.path, { after: 'p1' }],
    [
      () => account.createCheckoutSession('price_1', 'pro'),
      checkout.path,
      { planId: 'pro', priceId: 'price_1' },
    ],
    [() => account.createCheckoutSession('', 'basic'), checkout.path, { planId: 'basic' }],
    [() => account.updatePaymentMethod(), portal.path, {}],
    [() => account.downloadInvoice(paymentId), document.path, { paymentId }],
  ]
  for (const [act, path, input] of acts) {
    await expect(act()).rejects.toThrow('Nobody answers.')
    expect(asked.at(-1)).toEqual([path, input])
  }
})
