import { z } from 'zod'
import { changeItems } from '../billing/change-items.ts'
import { periodEnd } from '../billing/add-intervals.ts'
import { collectInvoice, finalizeInvoice, findChargedMethod } from '../billing/collect-invoice.ts'
import { newInvoice } from '../billing/new-invoice.ts'
import { periodLines } from '../billing/period-lines.ts'
import { findSubscriptionOf, settleSubscription } from '../billing/settle-subscription.ts'
import { voidInvoice } from '../billing/void-invoice.ts'
import type { Desk } from '../desk.ts'
import type { Invoice, Subscription } from '../store.ts'
import { listPage } from '../wire/list-page.ts'
import { defineOperation } from '../wire/operation.ts'
import { flag, integer, listParams, timeRange } from '../wire/params.ts'
import { invalidRequest } from '../wire/stripe-error.ts'
import { findCustomer, timeOf } from './customers.ts'
import { findObject } from './find-object.ts'
import { isWithin } from './is-within.ts'
import { itemParams, prorationBehavior, readItemChanges } from './item-changes.ts'

const previewParams = z.strictObject({
  customer: z.string().optional(),
  subscription: z.string(),
  subscription_details: z
    .strictObject({
      items: itemParams.optional(),
      proration_behavior: prorationBehavior.optional(),
      proration_date: integer.optional(),
    })
    .default({}),
})

export const invoiceOperations = [
  defineOperation({
    method: 'post',
    path: '/v1/invoices/create_preview',
    params: previewParams,
    run: async ({ desk, params }) => {
      const subscription = await findObject(desk.tx, 'subscription', {
        id: params.subscription,
        param: 'subscription',
      })
      const customer = await findCustomer(desk, subscription.customer)
      if (params.customer !== undefined && params.customer !== customer.id) {
        throw invalidRequest('The subscription belongs to another customer.', { param: 'subscription' })
      }
      const local = { ...desk, now: await timeOf(desk, customer) }
      const preview = await previewLines(local, subscription, params.subscription_details)
      return newInvoice(local, { customer, ...preview })
    },
  }),
  defineOperation({
    method: 'get',
    path: '/v1/invoices',
    params: z.strictObject({
      ...listParams,
      customer: z.string().optional(),
      subscription: z.string().optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
      created: timeRange.optional(),
    }),
    run: async ({ desk, params }) => {
      const { customer, status, subscription } = params
      const match = { ...(customer !== undefined && { customer }), ...(status !== undefined && { status }) }
      const all = await desk.tx.list('invoice', match)
      const shown = all.filter(
        (invoice) =>
          (subscription === undefined ||
            invoice.parent?.subscription_details?.subscription === subscription) &&
          isWithin(invoice.created, params.created),
      )
      return listPage('/v1/invoices', shown, params)
    },
  }),
  defineOperation({
    method: 'get',
    path: '/v1/invoices/:id',
    params: z.strictObject({}),
    run: async ({ desk, id }) => findObject(desk.tx, 'invoice', { id }),
  }),
  defineOperation({
    method: 'get',
    path: '/v1/invoices/:id/lines',
    params: z.strictObject(listParams),
    run: async ({ desk, id, params }) =>
      listPage(`/v1/invoices/${id}/lines`, (await findObject(desk.tx, 'invoice', { id })).lines.data, params),
  }),
  defineOperation({
    method: 'post',
    path: '/v1/invoices/:id/finalize',
    params: z.strictObject({ auto_advance: flag.optional() }),
    run: async ({ desk, id }) => {
      const draft = await findObject(desk.tx, 'invoice', { id })
      if (draft.status !== 'draft') throw invalidRequest('Only a draft can be finalized.')
      const customer = await findCustomer(desk, draft.customer ?? '')
      return finalizeInvoice({ ...desk, now: await timeOf(desk, customer) }, draft)
    },
  }),
  defineOperation({
    method: 'post',
    path: '/v1/invoices/:id/pay',
    params: z.strictObject({ payment_method: z.string().optional() }),
    run: async ({ desk, id, params }) => {
      const invoice = await findObject(desk.tx, 'invoice', { id })
      return payInvoice(desk, invoice, { methodId: params.payment_method, isAuthenticated: false })
    },
  }),
  defineOperation({
    method: 'post',
    path: '/v1/invoices/:id/void',
    params: z.strictObject({}),
    run: async ({ desk, id }) => {
      const invoice = await findObject(desk.tx, 'invoice', { id })
      if (invoice.status !== 'open') throw invalidRequest('Only an open invoice can be voided.')
      return voidInvoice(desk, invoice)
    },
  }),
]

/** Pays an open invoice now. The answer to a declined card is an error whose traces stay. */
export async function payInvoice(
  desk: Desk,
  invoice: Invoice,
  { methodId, isAuthenticated }: { methodId?: string | undefined; isAuthenticated: boolean },
) {
  if (invoice.status === 'paid')
    throw invalidRequest('Invoice is already paid', { code: 'invoice_already_paid' })
  if (invoice.status !== 'open') throw invalidRequest('Only an open invoice can be paid.')
  const customer = await findCustomer(desk, invoice.customer ?? '')
  const local = { ...desk, now: await timeOf(desk, customer) }
  const method =
    methodId === undefined
      ? await findChargedMethod(desk, customer, await findSubscriptionOf(desk, invoice))
      : await findObject(desk.tx, 'payment_method', { id: methodId, param: 'payment_method' })
  if (method && method.customer !== customer.id) throw invalidRequest('The card belongs to another customer.')
  const collection = await collectInvoice(local, invoice, { method, isAuthenticated })
  await settleSubscription(local, collection)
  return collection.isPaid ? collection.invoice : collection.error
}

async function previewLines(
  desk: Desk,
  subscription: Subscription,
  details: z.output<typeof previewParams>['subscription_details'],
) {
  const changes = await readItemChanges(desk, details.items ?? [])
  const date = details.proration_date ?? desk.now
  const changed = await changeItems(desk, subscription, { changes, date })
  if (changes.length > 0 && details.proration_behavior !== 'none') {
    return {
      subscription: changed.subscription,
      lines: changed.lines,
      reason: 'subscription_update' as const,
    }
  }
  // After a trial comes a period that is paid.
  const paid: Subscription = { ...changed.subscription, status: 'active' }
  const lines = (await periodLines(desk, paid)).map((line) => ({
    ...line,
    period: { start: line.period.end, end: nextEnd(subscription, line.period.end) },
  }))
  return { subscription: changed.subscription, lines, reason: 'upcoming' as const }
}

function nextEnd(subscription: Subscription, start: number) {
  const recurring = subscription.items.data[0]?.price.recurring
  return recurring ? periodEnd(subscription.billing_cycle_anchor, start, recurring) : start
}
