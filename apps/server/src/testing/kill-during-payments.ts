import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints, userId } from '@joinery/contract'
import { expect } from 'vitest'
import { z } from 'zod'
import { payCheckout, readSandbox } from './billing-client.ts'
import { databaseUrlOf } from './database-url.ts'
import { lastingPort } from './lasting-port.ts'
import { startServerProcess } from './server-process.ts'
import { createTemporaryFolder } from './temporary-folder.ts'
import { createTestDatabase } from './test-database.ts'
import { callerWith, queryDatabase } from './test-user.ts'
import type { TestUser } from './test-user.ts'
import { isAway, untilServed } from './until-served.ts'

const { billing } = endpoints

interface Options {
  kills: number
  seed: number
}

/**
 * Kills a server while somebody buys a plan, while its webhooks come and while prompts are counted. Then the buyer goes
 * on where they were. Each time there is one customer, one subscription, one payment, and the plan; and what the counter
 * says is what the holds say.
 */
export async function killDuringPayments({ kills, seed }: Options): Promise<void> {
  const databaseUrl = databaseUrlOf(await createTestDatabase())
  const settings = {
    PORT: String(await lastingPort()),
    DATA_DIR: await createTemporaryFolder(),
    DATABASE_URL: databaseUrl,
    TRUST_PROXY: 'true',
  }
  const random = createRandom(seed)
  let server = startServerProcess(settings)
  const address = await server.ready()
  let counted = 0
  for (let killed = 0; killed < kills; killed += 1) {
    const buyer = await untilServed(() => signUp(address, killed))
    const buying = buyUntilKilled(address, buyer)
    await sleep(random() * 600)
    server.kill('SIGKILL')
    await server.exited
    server = startServerProcess(settings)
    await server.ready()
    counted += await buying
    try {
      await untilServed(() => goOn(buyer))
      await untilServed(() => checkAccount({ databaseUrl }, buyer))
      await checkCounters(databaseUrl, counted)
    } catch (error) {
      throw new Error(`After ${killed + 1} kills. ${server.output().slice(-5_000)}`, { cause: error })
    }
  }
  server.kill('SIGTERM')
  await server.exited
}

/** From an address of their own, so that no limit stands in the way. */
async function signUp(address: string, number: number): Promise<TestUser> {
  const answer = await fetch(`${address}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${number}` },
    body: JSON.stringify({ email: `buyer${number}@example.com`, password: 'a joint that holds' }),
  })
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
  const { access_token: token, user } = signedUp.parse(await answer.json())
  return { id: user.id, ...callerWith(address, token) }
}

const signedUp = z.object({ access_token: z.string(), user: z.object({ id: userId }) })

/** Returns how many prompts were counted as far as the buyer was told. */
async function buyUntilKilled(address: string, buyer: TestUser): Promise<number> {
  let counted = 0
  const count = async () => {
    const answer = await fetch(`${address}/functions/v1/increment-usage`, {
      method: 'POST',
      headers: { authorization: `Bearer ${buyer.token}` },
    })
    if (answer.ok) counted += 1
  }
  try {
    await count()
    const { url } = await buyer.call(billing.checkout, { planId: 'basic' })
    await payCheckout(url)
    await Promise.all([count(), buyer.call(billing.refresh, {}), count()])
  } catch (error) {
    if (!isAway(error)) throw error
  }
  return counted
}

async function goOn(buyer: TestUser): Promise<void> {
  if ((await buyer.call(billing.refresh, {})).plan === 'basic') return
  const { url } = await buyer.call(billing.checkout, { planId: 'basic' })
  await payCheckout(url)
  await expect
    .poll(async () => (await buyer.call(billing.overview, {})).plan, { timeout: 60_000 })
    .toBe('basic')
}

async function checkAccount(server: { databaseUrl: string }, buyer: TestUser): Promise<void> {
  const { customerId } = await buyer.call(billing.overview, {})
  const customer = customerId ?? ''
  const customers = await readSandbox(server, 'customer')
  const charges = await readSandbox(server, 'charge', customer)
  expect({
    customers: customers.filter(({ metadata }) => JSON.stringify(metadata).includes(buyer.id)).length,
    subscriptions: (await readSandbox(server, 'subscription', customer)).map(({ status }) => status),
    charges: charges.map(({ status, amount }) => [status, amount]),
    payments: (await buyer.call(billing.payments, {})).payments.length,
  }).toEqual({ customers: 1, subscriptions: ['active'], charges: [['succeeded', 500]], payments: 1 })
}

/** A prompt that was counted and not answered for is at most one for each kill, and is in both books. */
async function checkCounters(databaseUrl: string, counted: number): Promise<void> {
  const [row] = await queryDatabase(
    databaseUrl,
    `select (select coalesce(sum(month_used), 0)::int from usage_accounts) as counters,
      (select count(*)::int from usage_holds where state <> 'released') as ledger`,
  )
  expect(row?.['counters']).toBe(row?.['ledger'])
  expect(row?.['counters']).toBeGreaterThanOrEqual(counted)
}

function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
