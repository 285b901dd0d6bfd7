import { z } from 'zod'
import { createId } from '../create-id.ts'
import type { Desk } from '../desk.ts'
import { emitEvent } from '../events/emit-event.ts'
import type { Charge, Refund } from '../store.ts'
import { listPage } from '../wire/list-page.ts'
import { defineOperation } from '../wire/operation.ts'
import { integer, listParams, mergeMetadata, metadata } from '../wire/params.ts'
import { invalidRequest } from '../wire/stripe-error.ts'
import { findObject } from './find-object.ts'

export const refundOperations = [
  defineOperation({
    method: 'post',
    path: '/v1/refunds',
    params: z.strictObject({
      payment_intent: z.string().optional(),
      charge: z.string().optional(),
      amount: integer.pipe(z.number().min(1)).optional(),
      reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
      metadata: metadata.optional(),
    }),
    run: async ({ desk, params }) => {
      const charge = await findCharge(desk, params)
      const left = charge.amount_captured - charge.amount_refunded
      const amount = params.amount ?? left
      if (left === 0) {
        throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
          code: 'charge_already_refunded',
        })
      }
      if (amount > left) {
        throw invalidRequest('Refund amount is greater than unrefunded amount on charge', { param: 'amount' })
      }
      const refund: Refund = {
        id: createId('refund'),
        object: 'refund',
        amount,
        balance_transaction: null,
        charge: charge.id,
        created: desk.now,
        currency: charge.currency,
        customer: charge.customer,
        customer_account: null,
        metadata: mergeMetadata({}, params.metadata),
        payment_intent: charge.payment_intent,
        payment_method: charge.payment_method,
        reason: params.reason ?? null,
        receipt_number: null,
        source_transfer_reversal: null,
        status: 'succeeded',
        transfer_reversal: null,
      }
      const refunded: Charge = {
        ...charge,
        amount_refunded: charge.amount_refunded + amount,
        refunded: amount === left,
      }
      await desk.tx.put('refund', refund)
      await desk.tx.put('charge', refunded)
      await emitEvent(desk, 'refund.created', { object: refund })
      await emitEvent(desk, 'charge.refunded', { object: refunded, before: charge })
      return refund
    },
  }),
  defineOperation({
    method: 'get',
    path: '/v1/refunds',
    params: z.strictObject({
      ...listParams,
      charge: z.string().optional(),
      payment_intent: z.string().optional(),
    }),
    run: async ({ desk, params }) => {
      const { charge, payment_intent } = params
      const match = {
        ...(charge !== undefined && { charge }),
        ...(payment_intent !== undefined && { payment_intent }),
      }
      return listPage('/v1/refunds', await desk.tx.list('refund', match), params)
    },
  }),
  defineOperation({
    method: 'get',
    path: '/v1/refunds/:id',
    params: z.strictObject({}),
    run: async ({ desk, id }) => findObject(desk.tx, 'refund', { id }),
  }),
]

async function findCharge(
  desk: Desk,
  { payment_intent: intent, charge }: { payment_intent?: string | undefined; charge?: string | undefined },
) {
  if (charge !== undefined) return findObject(desk.tx, 'charge', { id: charge, param: 'charge' })
  if (intent === undefined) {
    throw invalidRequest('One of the following params should be provided: payment_intent or charge.')
  }
  const { latest_charge } = await findObject(desk.tx, 'payment_intent', {
    id: intent,
    param: 'payment_intent',
  })
  return findObject(desk.tx, 'charge', { id: latest_charge ?? '', param: 'payment_intent' })
}
