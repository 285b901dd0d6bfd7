import { findCustomer } from '../find-customer.ts'
import type { Desk } from './desk.ts'

/**
 * The caller's customer at the provider, made where there is none or where the provider has none any more. It is known by
 * its id, never by its address.
 */
export async function ensureCustomer(desk: Desk, email: string): Promise<string> {
  const { stores, payments, userId } = desk
  const { stripe, scope } = payments
  const known = await stores.accounts.findCustomer(scope, userId)
  if (known !== undefined && (await findCustomer(stripe, known))) return known
  const key = `cust:${scope}:${userId}`
  const customer = await stripe.customers.create(
    { metadata: { userId, scope } },
    // The key of the first one would bring that one back for a day, deleted as it is.
    { idempotencyKey: known === undefined ? key : `${key}:${known}` },
  )
  if (known === undefined) await stores.accounts.insertCustomer(scope, userId, customer.id)
  else await stores.accounts.replaceCustomer(scope, known, customer.id)
  if (email !== '') await stripe.customers.update(customer.id, { email })
  return customer.id
}
