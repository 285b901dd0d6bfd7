import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@joinery/contract'
import { expect } from 'vitest'
import { payCheckout, submitForm } from './billing-client.ts'
import { sendEvent } from './stripe-double.ts'
import type { StripeDouble } from './stripe-double.ts'
import { queryDatabase } from './test-user.ts'
import type { TestUser } from './test-user.ts'
import { untilServed } from './until-served.ts'

const { billing } = endpoints

interface Options {
  server: { address: string; databaseUrl: string }
  stripe: StripeDouble
  /** Somebody who has bought nothing yet. */
  user: Pick<TestUser, 'call'>
  seed: number
}

/**
 * Somebody buys a plan and does this and that on the provider's own pages, where we hear of it by events alone. These
 * come in any order, some never, some twice or 50 times, some long after. In the end we know what the provider knows.
 * Returns the types of the events that came.
 */
export async function playWebhookHistory({ server, stripe, user, seed }: Options): Promise<Set<string>> {
  const random = createRandom(seed)
  const call: Options['user']['call'] = (endpoint, input) => untilServed(() => user.call(endpoint, input))
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)]
  const { url } = await call(billing.checkout, { planId: pick(['basic', 'pro'] as const) ?? 'pro' })
  const late: string[] = []
  const underWay: Promise<number>[] = []
  const { customerId, prices } = await call(billing.overview, {})
  const customer = customerId ?? ''
  let seen = new Set<string>()
  const types = new Set<string>()

  /** Sends some of what is new, keeps some for later, and loses some. */
  async function deliver(isLast: boolean): Promise<void> {
    const fresh = stripe.events(customer).filter(({ id }) => !seen.has(id))
    seen = new Set([...seen, ...fresh.map(({ id }) => id)])
    late.push(
      ...fresh.flatMap((event, number) => {
        // Some are lost. Of the newest, which says that anything has changed at all, one comes at least.
        const copies = Math.max(copiesOf(random()), number === fresh.length - 1 ? 1 : 0)
        if (copies > 0) types.add(event.type)
        return Array.from({ length: copies }, () => JSON.stringify(event))
      }),
    )
    const bodies = late.map((body) => ({ body, place: random() })).toSorted((a, b) => a.place - b.place)
    late.length = 0
    for (const [number, { body }] of bodies.entries()) {
      if (!isLast && random() < 0.4) late.push(body)
      else if (number % 3 === 0) await deliverEvent(server.address, body)
      else underWay.push(deliverEvent(server.address, body))
    }
  }

  await payCheckout(url)
  await deliver(false)
  const [subscription] = await stripe.subscriptions(customer)
  const portal = (await call(billing.portal, {})).url
  const own = { subscription: subscription?.id ?? '' }
  const card = { expiry: '12/34', cvc: '123', name: 'Ada' }
  const acts: Record<string, string>[] = [
    { action: 'cancel', ...own },
    { action: 'resume', ...own },
    { action: 'add-card', number: '5555555555554444', ...card },
    ...prices.map(({ priceId }) => ({ action: 'change-plan', price: priceId, ...own })),
  ]
  for (let number = Math.floor(random() * 4); number > 0; number -= 1) {
    await submitForm(portal, pick(acts) ?? {})
    await deliver(false)
  }
  await deliver(true)
  expect(new Set(await Promise.all(underWay))).toEqual(new Set(underWay.length > 0 ? [200] : []))
  await expect.poll(() => countWaiting(server.databaseUrl), { timeout: 60_000, interval: 50 }).toBe(0)
  const heard = await stateOf({ call })
  await call(billing.refresh, {})
  expect({ seed, state: heard }).toEqual({ seed, state: await stateOf({ call }) })
  return types
}

function copiesOf(chance: number): number {
  if (chance < 0.005) return 50
  return Math.floor(chance * 3)
}

/** As the provider does it: what a busy server does not take now is brought again. */
async function deliverEvent(address: string, body: string): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const status = await sendEvent(address, body)
    if (status < 500 || attempt === 8) return status
    await sleep(100 * 2 ** attempt)
  }
}

async function stateOf(user: Options['user']) {
  return [await user.call(billing.overview, {}), await user.call(billing.payments, {})]
}

async function countWaiting(databaseUrl: string): Promise<unknown> {
  const [row] = await queryDatabase(
    databaseUrl,
    'select count(*)::int as waiting from billing_events where handled_at is null',
  )
  return row?.['waiting']
}

function createRandom(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
