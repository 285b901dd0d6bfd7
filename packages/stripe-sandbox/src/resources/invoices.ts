import { z } from 'zod'
import { collectInvoice, finalizeInvoice, findChargedMethod } from '../billing/collect-invoice.ts'
import { findSubscriptionOf, settleSubscription } from '../billing/settle-subscription.ts'
import { voidInvoice } from '../billing/void-invoice.ts'
import type { Desk } from '../desk.ts'
import type { Invoice } from '../store.ts'
import { listPage } from '../wire/list-page.ts'
import { defineOperation } from '../wire/operation.ts'
import { flag, listParams, timeRange } from '../wire/params.ts'
import { cardError, invalidRequest, StripeError } from '../wire/stripe-error.ts'
import { findCustomer, timeOf } from './customers.ts'
import { findObject } from './find-object.ts'
import { isWithin } from './is-within.ts'
import { previewInvoice, previewParams } from './preview-invoice.ts'

export const invoiceOperations = [
  defineOperation({
    method: 'post',
    path: '/v1/invoices/create_preview',
    params: previewParams,
    run: async ({ desk, params }) => previewInvoice(desk, params),
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
      const paid = await payInvoice(desk, invoice, {
        methodId: params.payment_method,
        isAuthenticated: false,
      })
      return paid instanceof StripeError && paid.body.code === 'authentication_required' ? asksHolder : paid
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

/** On an invoice the bank's question has a code of its own. */
const asksHolder = cardError({
  code: 'invoice_payment_intent_requires_action',
  message:
    'This payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with the invoice.',
})

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
