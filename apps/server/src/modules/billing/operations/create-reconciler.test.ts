import { endpoints } from '@joinery/contract'
import { expect, it } from 'vitest'
import { buy, buyAndReturn } from '../../../testing/billing-client.ts'
import { shareTestServer } from '../../../testing/share-test-server.ts'
import { createTestUser, queryDatabase } from '../../../testing/test-user.ts'

const { billing } = endpoints
const server = shareTestServer()
const newUser = () => createTestUser(server(), { email: `${crypto.randomUUID()}@example.com`, plan: 'free' })

it(
  'goes on with everybody else when one customer cannot be read, and tries that one again',
  { tags: ['thorough'] },
  async () => {
    const operator = await newUser()
    const [first, broken, last] = [await newUser(), await newUser(), await newUser()]
    const { customerId } = await buyAndReturn(broken, 'basic')
    await operator.call(billing.setChaos, { duplicate: false, shuffle: false, drop: true, delayMs: 0 })
    await buy(first, 'pro')
    await spoil(customerId)
    await buy(last, 'pro')
    await operator.call(billing.reconcile, {})
    for (const user of [first, last]) {
      expect(await user.call(billing.overview, {})).toMatchObject({ plan: 'pro' })
    }
    const waiting = 'select 1 from subscriptions where user_id = $1 and synced_at is null'
    expect(await queryDatabase(server().databaseUrl, waiting, [broken.id])).toHaveLength(1)
  },
)

/** Its subscription names a schedule that is not there, and it is due to be looked at. */
async function spoil(customerId: string | null) {
  await queryDatabase(
    server().databaseUrl,
    `update stripe_sandbox_objects set object = jsonb_set(object::jsonb, '{schedule}', '"sub_sched_gone"')::json
     where kind = 'subscription' and object ->> 'customer' = $1`,
    [customerId],
  )
  await queryDatabase(
    server().databaseUrl,
    'update subscriptions set synced_at = null where stripe_customer_id = $1',
    [customerId],
  )
}
