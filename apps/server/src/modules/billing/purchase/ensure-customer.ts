import type { Desk } from './desk.ts'

/** The caller's customer at the provider, made where there is none. It is known by its id, never by its address. */
export async function ensureCustomer(desk: Desk, email: string): Promise<string> {
  const { stores, payments, userId } = desk
  const { stripe, scope } = payments
  const known = await stores.accounts.findCustomer(scope, userId)
  if (known !== undefined) return known
  const customer = await stripe.customers.create(
    { metadata: { userId, scope } },
    { idempotencyKey: `cust:${scope}:${userId}` },
  )
  await stores.accounts.insertCustomer(scope, userId, customer.id)
  if (email !== '') await stripe.customers.update(customer.id, { email })
  return customer.id
}
