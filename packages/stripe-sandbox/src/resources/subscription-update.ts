import { z } from 'zod'
import { dropPendingUpdate } from '../billing/drop-pending-update.ts'
import { scheduleEnd } from '../billing/schedule-end.ts'
import type { Desk } from '../desk.ts'
import type { Subscription } from '../store.ts'
import { clearable, flag, integer, mergeMetadata, metadata } from '../wire/params.ts'
import { invalidRequest } from '../wire/stripe-error.ts'
import { findObject } from './find-object.ts'
import { itemParams, prorationBehavior } from './item-changes.ts'

export const updateParams = z.strictObject({
  items: itemParams.optional(),
  proration_behavior: prorationBehavior.optional(),
  proration_date: integer.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'pending_if_incomplete', 'error_if_incomplete']).optional(),
  cancel_at_period_end: flag.optional(),
  cancel_at: z.union([z.literal('').transform(() => null), integer]).optional(),
  default_payment_method: clearable.optional(),
  metadata: metadata.optional(),
})

export type SubscriptionUpdate = z.output<typeof updateParams>

/** What Stripe refuses whatever the subscription costs. */
export function admitUpdate({ schedule }: Subscription, params: SubscriptionUpdate): void {
  const { cancel_at, cancel_at_period_end, payment_behavior } = params
  if (schedule && (cancel_at !== undefined || cancel_at_period_end !== undefined)) {
    throw invalidRequest(
      `The subscription is managed by the subscription schedule \`${schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    )
  }
  if (payment_behavior !== 'pending_if_incomplete') return
  for (const param of ['cancel_at', 'default_payment_method'] as const) {
    if (params[param] === undefined) continue
    throw invalidRequest(`\`${param}\` cannot be updated with \`payment_behavior=pending_if_incomplete\`.`, {
      param,
    })
  }
}

/** A change that waits and wants another end than this one is given up. */
export async function dropIfConflicting(
  desk: Desk,
  before: Subscription,
  { cancel_at_period_end: wanted }: SubscriptionUpdate,
): Promise<Subscription> {
  const waiting = before.pending_update?.cancel_at_period_end ?? null
  if (waiting === null || wanted === undefined || wanted === waiting) return before
  await dropPendingUpdate(desk, before)
  return findObject(desk.tx, 'subscription', { id: before.id })
}

/** The subscription with everything that costs nothing. */
export async function applyPlainFields(
  desk: Desk,
  before: Subscription,
  params: SubscriptionUpdate,
): Promise<Subscription> {
  const method = params.default_payment_method
  if (typeof method === 'string') await findOwnMethod(desk, method, before.customer)
  return {
    ...before,
    ...(method !== undefined && { default_payment_method: method }),
    ...scheduleEnd(desk, before, params),
    metadata: mergeMetadata(before.metadata, params.metadata),
  }
}

export async function findOwnMethod(desk: Desk, id: string, customer: string) {
  const found = await findObject(desk.tx, 'payment_method', { id, param: 'default_payment_method' })
  if (found.customer !== customer) throw invalidRequest('The card belongs to another customer.')
}
