import { connectStripe } from '../adapters/stripe/open-stripe.ts'
import { startStripeDouble } from './stripe-double.ts'
import type { Payments } from '../modules/billing/payments.ts'
import { findPrices } from '../modules/billing/prices.ts'
import { describeAccount } from '../modules/billing/sync/describe-account.ts'
import { readAccount } from '../modules/billing/sync/read-account.ts'

/** A provider to ask, without a server that asks it. */
export async function openProvider() {
  const { url, settings } = await startStripeDouble()
  const stripe = connectStripe(settings.STRIPE_SECRET_KEY, url)
  const payments: Payments = {
    stripe,
    scope: 'acct_sandbox:test',
    isTestMode: true,
    webhookSecrets: [],
    priceIds: {},
    automaticTax: false,
    trialDays: 0,
    now: async () => new Date(),
    sandbox: null,
  }
  const { scope } = payments

  /** Somebody with a card. */
  async function newCustomer(card = 'pm_card_visa'): Promise<string> {
    const { id } = await stripe.customers.create({})
    const method = await stripe.paymentMethods.attach(card, { customer: id })
    await stripe.customers.update(id, { invoice_settings: { default_payment_method: method.id } })
    return id
  }

  /** What we would write down about a customer, by the prices of today. */
  async function look(customer: string, priceIds: Payments['priceIds'] = {}) {
    const prices = await findPrices({ ...payments, priceIds })
    return describeAccount(await readAccount(stripe, customer), { prices, scope })
  }

  return { stripe, payments, newCustomer, look }
}
