import { createServer } from 'node:http'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startSandbox } from './testing/start-sandbox.ts'

const secret = 'whsec_sandbox_test'
let received: Stripe.Event[] = []
let statusOfNext: number[] = []

const receiver = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const signature = request.headers['stripe-signature'] ?? ''
    received.push(Stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, secret))
    response.writeHead(statusOfNext.shift() ?? 200).end()
  })
})

let sandbox: Awaited<ReturnType<typeof startSandbox>>
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve)
  })
  const address = receiver.address()
  const port = typeof address === 'object' ? address?.port : undefined
  sandbox = await startSandbox({
    webhook: { url: `http://127.0.0.1:${port}/webhook`, secret },
    retryDelayMs: () => 20,
  })
})
afterAll(async () => {
  await sandbox.stop()
  receiver.closeAllConnections()
  receiver.close()
})
beforeEach(() => {
  received = []
  statusOfNext = []
  Object.assign(sandbox.chaos, { duplicate: false, shuffle: false, delayMs: 0, drop: false })
})

const create = () => sandbox.stripe.customers.create({ email: 'w@example.com' })

it('delivers an event with a signature the official SDK accepts', async () => {
  const { id } = await create()
  await vi.waitFor(() => expect(received).toHaveLength(1))
  expect(received[0]).toMatchObject({ type: 'customer.created', data: { object: { id } } })
  await vi.waitFor(async () =>
    expect(await sandbox.stripe.events.list({ delivery_success: false })).toMatchObject({ data: [] }),
  )
})

it('tries again until the endpoint accepts', async () => {
  statusOfNext = [500, 503]
  await create()
  await vi.waitFor(() => expect(received).toHaveLength(3))
  expect(new Set(received.map(({ id }) => id)).size).toBe(1)
})

it('sends twice, late or not at all when the switches say so', async () => {
  sandbox.chaos.duplicate = true
  sandbox.chaos.delayMs = 30
  await create()
  await vi.waitFor(() => expect(received).toHaveLength(2))
  expect(received[0]?.id).toBe(received[1]?.id)
  sandbox.chaos.drop = true
  await create()
  await sandbox.deliverWebhooks()
  const lost = await sandbox.stripe.events.list({ delivery_success: false })
  expect(lost.data).toHaveLength(1)
  expect(received).toHaveLength(2)
  Object.assign(sandbox.chaos, { drop: false, duplicate: false })
  await sandbox.resendEvent(lost.data[0]?.id ?? '')
  await vi.waitFor(() => expect(received.at(-1)?.id).toBe(lost.data[0]?.id))
})

it('delivers every event, but not in their order, when they are shuffled', async () => {
  sandbox.chaos.shuffle = true
  // The first delivery takes so long that the others wait together.
  sandbox.chaos.delayMs = 30
  await Promise.all(Array.from({ length: 15 }, create))
  await vi.waitFor(() => expect(received).toHaveLength(15), 5000)
  const { data } = await sandbox.stripe.events.list({ limit: 15 })
  const written = data.map(({ id }) => id).toReversed()
  const told = received.map(({ id }) => id)
  expect(new Set(told)).toEqual(new Set(written))
  expect(told).not.toEqual(written)
})
