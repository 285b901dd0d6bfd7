import { Stripe } from 'stripe'

/** A customer as the provider has it. Undefined where it was deleted there, or is not there at all. */
export async function findCustomer(stripe: Stripe, customerId: string): Promise<Stripe.Customer | undefined> {
  try {
    const customer = await stripe.customers.retrieve(customerId)
    return customer.deleted === true ? undefined : customer
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return undefined
    throw error
  }
}
