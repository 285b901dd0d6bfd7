import { z } from 'zod'
import { planOf } from '../billing/new-subscription.ts'
import { createId } from '../create-id.ts'
import type { Desk } from '../desk.ts'
import { emitEvent } from '../events/emit-event.ts'
import type { Price } from '../store.ts'
import { listPage } from '../wire/list-page.ts'
import { defineOperation } from '../wire/operation.ts'
import { clearable, flag, integer, listParams, mergeMetadata, metadata } from '../wire/params.ts'
import { invalidRequest } from '../wire/stripe-error.ts'
import { findObject } from './find-object.ts'

const fields = {
  active: flag.optional(),
  lookup_key: clearable.optional(),
  metadata: metadata.optional(),
  nickname: clearable.optional(),
  transfer_lookup_key: flag.optional(),
}

const interval = z.enum(['day', 'week', 'month', 'year'])

export const priceOperations = [
  defineOperation({
    method: 'post',
    path: '/v1/prices',
    params: z.strictObject({
      ...fields,
      currency: z.string().length(3),
      product: z.string(),
      recurring: z
        .strictObject({ interval, interval_count: integer.pipe(z.number().min(1).max(36)).optional() })
        .optional(),
      unit_amount: integer.pipe(z.number().min(0)),
    }),
    run: async ({ desk, params }) => {
      await findObject(desk.tx, 'product', { id: params.product, param: 'product' })
      const lookupKey = params.lookup_key ?? null
      await freeLookupKey(desk, lookupKey, { transfer: params.transfer_lookup_key ?? false })
      const price: Price = {
        id: createId('price'),
        object: 'price',
        active: params.active ?? true,
        billing_scheme: 'per_unit',
        created: desk.now,
        currency: params.currency.toLowerCase(),
        custom_unit_amount: null,
        livemode: false,
        lookup_key: lookupKey,
        metadata: mergeMetadata({}, params.metadata),
        nickname: params.nickname ?? null,
        product: params.product,
        recurring: params.recurring
          ? {
              interval: params.recurring.interval,
              interval_count: params.recurring.interval_count ?? 1,
              meter: null,
              trial_period_days: null,
              usage_type: 'licensed',
            }
          : null,
        tax_behavior: 'unspecified',
        tiers_mode: null,
        transform_quantity: null,
        type: params.recurring ? 'recurring' : 'one_time',
        unit_amount: params.unit_amount,
        unit_amount_decimal: String(params.unit_amount),
      }
      await desk.tx.put('price', price)
      await emitEvent(desk, 'price.created', { object: price })
      return price
    },
  }),
  defineOperation({
    method: 'get',
    path: '/v1/prices',
    params: z.strictObject({
      ...listParams,
      active: flag.optional(),
      currency: z.string().optional(),
      lookup_keys: z.array(z.string()).max(10).optional(),
      product: z.string().optional(),
      type: z.enum(['one_time', 'recurring']).optional(),
    }),
    run: async ({ desk, params }) => {
      const all = await desk.tx.list('price', params.product === undefined ? {} : { product: params.product })
      const shown = all.filter(
        (price) =>
          (params.active === undefined || price.active === params.active) &&
          (params.currency === undefined || price.currency === params.currency) &&
          (params.type === undefined || price.type === params.type) &&
          (params.lookup_keys === undefined ||
            (price.lookup_key !== null && params.lookup_keys.includes(price.lookup_key))),
      )
      return listPage('/v1/prices', shown, params)
    },
  }),
  defineOperation({
    method: 'get',
    path: '/v1/prices/:id',
    params: z.strictObject({}),
    run: async ({ desk, id }) => findObject(desk.tx, 'price', { id }),
  }),
  defineOperation({
    method: 'post',
    path: '/v1/prices/:id',
    params: z.strictObject(fields),
    run: async ({ desk, id, params }) => {
      const before = await findObject(desk.tx, 'price', { id })
      if (params.lookup_key !== undefined && params.lookup_key !== before.lookup_key) {
        await freeLookupKey(desk, params.lookup_key, { transfer: params.transfer_lookup_key ?? false })
      }
      const price: Price = {
        ...before,
        active: params.active ?? before.active,
        lookup_key: params.lookup_key === undefined ? before.lookup_key : params.lookup_key,
        nickname: params.nickname === undefined ? before.nickname : params.nickname,
        metadata: mergeMetadata(before.metadata, params.metadata),
      }
      await keepPrice(desk, price)
      await emitEvent(desk, 'price.updated', { object: price, before })
      return price
    },
  }),
]

/** A price that charges again and again, which is what subscriptions are made of. */
export async function findRecurringPrice(desk: Desk, id: string, param: string) {
  const price = await findObject(desk.tx, 'price', { id, param })
  if (!price.recurring) throw invalidRequest('The price must be recurring.', { param })
  if (!price.active) throw invalidRequest('The price specified is inactive.', { param })
  return price
}

/** A price that is paid once. */
export async function findOneTimePrice(desk: Desk, id: string, param: string) {
  const price = await findObject(desk.tx, 'price', { id, param })
  if (price.recurring) throw invalidRequest('The price must be paid once.', { param })
  if (!price.active) throw invalidRequest('The price specified is inactive.', { param })
  return price
}

async function freeLookupKey(desk: Desk, key: string | null, { transfer }: { transfer: boolean }) {
  if (key === null) return
  const [holder] = await desk.tx.list('price', { lookup_key: key })
  if (!holder) return
  if (!transfer) {
    throw invalidRequest(`A price (${holder.id}) already uses the lookup key ${key}.`, {
      param: 'lookup_key',
    })
  }
  await keepPrice(desk, { ...holder, lookup_key: null })
}

/** Whoever subscribes to a price sees it as it is now, not as it was when they began. */
async function keepPrice(desk: Desk, price: Price) {
  await desk.tx.put('price', price)
  for (const subscription of await desk.tx.list('subscription')) {
    const { items } = subscription
    if (!items.data.some((item) => item.price.id === price.id)) continue
    const data = items.data.map((item) =>
      item.price.id === price.id ? { ...item, price, plan: planOf(price) } : item,
    )
    await desk.tx.put('subscription', { ...subscription, items: { ...items, data } })
  }
}
