import { z } from 'zod'
import { listPage } from '../wire/list-page.ts'
import { defineOperation } from '../wire/operation.ts'
import { flag, listParams, timeRange } from '../wire/params.ts'
import { findObject } from './find-object.ts'
import { isWithin } from './is-within.ts'

/** What the API shows of payments and events, which come about elsewhere. */
export const readOnlyOperations = [
  defineOperation({
    method: 'get',
    path: '/v1/charges/:id',
    params: z.strictObject({}),
    run: async ({ desk, id }) => findObject(desk.tx, 'charge', { id }),
  }),
  defineOperation({
    method: 'get',
    path: '/v1/charges',
    params: z.strictObject({
      ...listParams,
      customer: z.string().optional(),
      payment_intent: z.string().optional(),
    }),
    run: async ({ desk, params }) => {
      const { customer, payment_intent } = params
      const match = {
        ...(customer !== undefined && { customer }),
        ...(payment_intent !== undefined && { payment_intent }),
      }
      return listPage('/v1/charges', await desk.tx.list('charge', match), params)
    },
  }),
  defineOperation({
    method: 'get',
    path: '/v1/invoice_payments/:id',
    params: z.strictObject({}),
    run: async ({ desk, id }) => findObject(desk.tx, 'invoice_payment', { id }),
  }),
  defineOperation({
    method: 'get',
    path: '/v1/invoice_payments',
    params: z.strictObject({ ...listParams, invoice: z.string().optional() }),
    run: async ({ desk, params }) => {
      const match = params.invoice === undefined ? {} : { invoice: params.invoice }
      return listPage('/v1/invoice_payments', await desk.tx.list('invoice_payment', match), params)
    },
  }),
  defineOperation({
    method: 'get',
    path: '/v1/events/:id',
    params: z.strictObject({}),
    run: async ({ desk, id }) => findObject(desk.tx, 'event', { id }),
  }),
  defineOperation({
    method: 'get',
    path: '/v1/events',
    params: z.strictObject({
      ...listParams,
      type: z.string().optional(),
      types: z.array(z.string()).max(20).optional(),
      created: timeRange.optional(),
      delivery_success: flag.optional(),
    }),
    run: async ({ desk, params }) => {
      const all = await desk.tx.list('event', params.type === undefined ? {} : { type: params.type })
      const shown = all.filter(
        (event) =>
          (params.types === undefined || params.types.includes(event.type)) &&
          isWithin(event.created, params.created) &&
          (params.delivery_success === undefined ||
            params.delivery_success === (event.pending_webhooks === 0)),
      )
      return listPage('/v1/events', shown, params)
    },
  }),
]
