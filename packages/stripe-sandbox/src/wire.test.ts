import type { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSandbox, testKey } from './testing/start-sandbox.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

it('keeps a customer as the official SDK sent it, and merges metadata', async () => {
  const { stripe } = sandbox
  const created = await stripe.customers.create({
    email: 'ada@example.com',
    metadata: { userId: 'u1', colour: 'red' },
    address: { city: 'Bern' },
  })
  expect(created.id).toMatch(/^cus_/)
  expect(created.lastResponse.requestId).toMatch(/^req_/)
  const updated = await stripe.customers.update(created.id, {
    name: 'Ada',
    metadata: { colour: '', size: 'L' },
  })
  expect(updated).toMatchObject({
    name: 'Ada',
    livemode: false,
    address: { city: 'Bern' },
    metadata: { userId: 'u1', size: 'L' },
  })
  expect(updated.metadata).not.toHaveProperty('colour')
  await stripe.customers.del(created.id)
  expect(await stripe.customers.retrieve(created.id)).toMatchObject({ deleted: true })
})

it('answers unknown keys, ids and parameters with the errors the SDK knows', async () => {
  const { stripe, connect } = sandbox
  await expect(connect('sk_test_wrong').customers.list()).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
  })
  await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'resource_missing',
    statusCode: 404,
    requestId: expect.stringMatching(/^req_/),
  })
  await expect(stripe.rawRequest('POST', '/v1/customers', { colour: 'red' })).rejects.toMatchObject({
    code: 'parameter_unknown',
    param: 'colour',
  })
  await expect(stripe.prices.create({ currency: 'usd', unit_amount: 5 })).rejects.toMatchObject({
    code: 'parameter_missing',
    param: 'product',
  })
})

it('answers a repeated idempotency key with the first answer, and refuses it for other parameters', async () => {
  const { stripe } = sandbox
  const options = { idempotencyKey: 'cust:u7' }
  const first = await stripe.customers.create({ email: 'g@example.com' }, options)
  const again = await stripe.customers.create({ email: 'g@example.com' }, options)
  expect(again.id).toBe(first.id)
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
  await expect(stripe.customers.create({ email: 'h@example.com' }, options)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  })
  expect((await stripe.customers.list({ email: 'g@example.com' })).data).toHaveLength(1)
})

it('gives one answer to the same key a hundred times at once, and the same again after a restart', async () => {
  const { connect, store } = sandbox
  // Whoever comes while the first is under way is asked to come again, which the SDK does by itself.
  const patient = connect(testKey, { maxNetworkRetries: 5 })
  const create = (stripe: Stripe, email = 'race@example.com') =>
    stripe.customers.create({ email }, { idempotencyKey: 'race' })
  const answers = await Promise.all(Array.from({ length: 100 }, () => create(patient)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect((await patient.customers.list({ email: 'race@example.com' })).data).toHaveLength(1)
  await expect(create(patient, 'other@example.com')).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  })
  const restarted = await startSandbox({ store })
  expect(await create(restarted.stripe)).toEqual(answers[0])
  await restarted.stop()
})

it('finds prices by lookup key and expands their product', async () => {
  const { stripe } = sandbox
  const product = await stripe.products.create({ name: 'Basic' })
  const sent = {
    product: product.id,
    currency: 'usd',
    unit_amount: 900,
    lookup_key: 'basic_monthly',
    recurring: { interval: 'month' as const },
  }
  const price = await stripe.prices.create(sent)
  await expect(stripe.prices.create(sent)).rejects.toMatchObject({ param: 'lookup_key' })
  const found = await stripe.prices.list({ lookup_keys: ['basic_monthly'], expand: ['data.product'] })
  expect(found.data).toHaveLength(1)
  expect(found.data[0]).toMatchObject({ id: price.id, unit_amount: 900, product: { name: 'Basic' } })
  expect(String(found.data[0]?.unit_amount_decimal)).toBe('900')
  await expect(stripe.prices.list({ expand: ['data.nonsense'] })).rejects.toMatchObject({ param: 'expand' })
})

it('pages through a list by cursor, forwards to the end and backwards', async () => {
  const { stripe } = sandbox
  const product = await stripe.products.create({ name: 'Many' })
  const ids: string[] = []
  for (let amount = 0; amount < 25; amount += 1) {
    const price = await stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: amount })
    ids.unshift(price.id)
  }
  const seen: string[] = []
  for await (const price of stripe.prices.list({ product: product.id, limit: 10 })) seen.push(price.id)
  expect(seen).toEqual(ids)
  const before = await stripe.prices.list({ product: product.id, limit: 2, ending_before: ids[5] ?? '' })
  expect(before.data.map(({ id }) => id)).toEqual(ids.slice(3, 5))
  await expect(stripe.prices.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' })
})
