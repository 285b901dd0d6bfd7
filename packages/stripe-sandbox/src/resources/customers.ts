import { z } from 'zod'
import type { Desk } from '../desk.ts'
import { emitEvent } from '../events/emit-event.ts'
import { cancelNow } from '../billing/cancel-now.ts'
import { isLive } from '../billing/is-live.ts'
import { newCustomer } from '../billing/new-customer.ts'
import type { Customer } from '../store.ts'
import { listPage } from '../wire/list-page.ts'
import { defineOperation } from '../wire/operation.ts'
import { clearable, integer, listParams, mergeMetadata, metadata, timeRange } from '../wire/params.ts'
import { missingResource } from '../wire/stripe-error.ts'
import { findObject } from './find-object.ts'
import { isWithin } from './is-within.ts'

const address = z.strictObject({
  city: clearable.optional(),
  country: clearable.optional(),
  line1: clearable.optional(),
  line2: clearable.optional(),
  postal_code: clearable.optional(),
  state: clearable.optional(),
})

const fields = {
  address: z.union([z.literal('').transform(() => null), address]).optional(),
  balance: integer.optional(),
  description: clearable.optional(),
  email: clearable.optional(),
  invoice_settings: z.strictObject({ default_payment_method: clearable.optional() }).optional(),
  metadata: metadata.optional(),
  name: clearable.optional(),
  phone: clearable.optional(),
}

export const customerOperations = [
  defineOperation({
    method: 'post',
    path: '/v1/customers',
    params: z.strictObject({ ...fields, test_clock: z.string().optional() }),
    run: async ({ desk, params: { test_clock, ...sent } }) => {
      const clock =
        test_clock === undefined
          ? undefined
          : await findObject(desk.tx, 'test_clock', { id: test_clock, param: 'test_clock' })
      const now = clock?.frozen_time ?? desk.now
      const customer = await applyFields(desk, newCustomer(now, clock?.id ?? null), sent)
      await desk.tx.put('customer', customer)
      await emitEvent({ ...desk, now }, 'customer.created', { object: customer })
      return customer
    },
  }),
  defineOperation({
    method: 'get',
    path: '/v1/customers',
    params: z.strictObject({
      ...listParams,
      email: z.string().optional(),
      test_clock: z.string().optional(),
      created: timeRange.optional(),
    }),
    run: async ({ desk, params }) => {
      const match = {
        test_clock: params.test_clock ?? null,
        ...(params.email !== undefined && { email: params.email }),
      }
      const all = await desk.tx.list('customer', match)
      const shown = all.filter(
        (customer) => !isDeleted(customer) && isWithin(customer.created, params.created),
      )
      return listPage('/v1/customers', shown, params)
    },
  }),
  defineOperation({
    method: 'get',
    path: '/v1/customers/:id',
    params: z.strictObject({}),
    run: async ({ desk, id }) => {
      const customer = await findObject(desk.tx, 'customer', { id })
      return isDeleted(customer) ? { id, object: 'customer', deleted: true } : customer
    },
  }),
  defineOperation({
    method: 'post',
    path: '/v1/customers/:id',
    params: z.strictObject(fields),
    run: async ({ desk, id, params }) => {
      const before = await findCustomer(desk, id)
      const customer = await applyFields(desk, structuredClone(before), params)
      await desk.tx.put('customer', customer)
      await emitEvent(desk, 'customer.updated', { object: customer, before })
      return customer
    },
  }),
  defineOperation({
    method: 'delete',
    path: '/v1/customers/:id',
    params: z.strictObject({}),
    run: async ({ desk, id }) => {
      await deleteCustomer(desk, await findCustomer(desk, id))
      return { id, object: 'customer', deleted: true }
    },
  }),
]

/** A customer that has not been deleted. */
export async function findCustomer(desk: Desk, id: string) {
  const customer = await findObject(desk.tx, 'customer', { id, param: 'customer' })
  if (isDeleted(customer)) throw missingResource('customer', id, 'customer')
  return customer
}

export async function deleteCustomer(desk: Desk, customer: Customer) {
  for (const subscription of await desk.tx.list('subscription', { customer: customer.id })) {
    if (isLive(subscription)) await cancelNow(desk, subscription)
  }
  await desk.tx.put('customer', { ...customer, email: null, name: null, metadata: { [deletedMark]: '1' } })
  await emitEvent(desk, 'customer.deleted', { object: customer })
}

/** What the clock says for this customer: the test clock it lives on, or the real time. */
export async function timeOf(desk: Desk, customer: Customer) {
  if (!customer.test_clock) return desk.now
  return (await findObject(desk.tx, 'test_clock', { id: customer.test_clock })).frozen_time
}

// A deleted customer stays, emptied, because invoices go on naming it.
const deletedMark = 'sandbox_deleted'
const isDeleted = (customer: Customer) => deletedMark in customer.metadata

type Sent = { [Field in keyof typeof fields]?: z.output<(typeof fields)[Field]> }

async function applyFields(desk: Desk, customer: Customer, sent: Sent): Promise<Customer> {
  const { address: place, invoice_settings, metadata: facts, ...plain } = sent
  const defaultMethod = invoice_settings?.default_payment_method
  if (typeof defaultMethod === 'string') {
    const method = await findObject(desk.tx, 'payment_method', { id: defaultMethod })
    if (method.customer !== customer.id) throw missingResource('PaymentMethod', defaultMethod)
  }
  return {
    ...customer,
    ...(plain.balance !== undefined && { balance: plain.balance }),
    ...(plain.email !== undefined && { email: plain.email }),
    ...(plain.name !== undefined && { name: plain.name }),
    ...(plain.phone !== undefined && { phone: plain.phone }),
    ...(plain.description !== undefined && { description: plain.description }),
    ...(place !== undefined && { address: place && fullAddress(place) }),
    ...(defaultMethod !== undefined && {
      invoice_settings: { ...customer.invoice_settings, default_payment_method: defaultMethod },
    }),
    metadata: mergeMetadata(customer.metadata, facts),
  }
}

function fullAddress(place: z.output<typeof address>) {
  return {
    city: place.city ?? null,
    country: place.country ?? null,
    line1: place.line1 ?? null,
    line2: place.line2 ?? null,
    postal_code: place.postal_code ?? null,
    state: place.state ?? null,
  }
}
