import { endpoints } from '@joinery/contract'
import { expect, it } from 'vitest'
import { buyAndReturn, submitForm } from '../../../testing/billing-client.ts'
import { shareTestServer } from '../../../testing/share-test-server.ts'
import { createTestUser } from '../../../testing/test-user.ts'

const { billing } = endpoints
const server = shareTestServer()

it(
  'sends whoever pays a renewal that the bank asks about to the hosted invoice, and is done once they confirm',
  { tags: ['thorough'] },
  async () => {
    const ada = await createTestUser(server(), { email: 'ada@example.com', plan: 'free' })
    await buyAndReturn(ada, 'pro', { number: '4000 0027 6000 3184', authentication: 'complete' })
    await ada.call(billing.advanceClock, { days: 32 })
    expect(await ada.call(billing.refresh, {})).toMatchObject({ status: 'past_due' })
    const { actionUrl, overview } = await ada.call(billing.retryPayment, {})
    expect(actionUrl).toBe(overview.failedPayment?.invoiceUrl)
    expect(actionUrl).toContain('/i/in_')
    await submitForm(actionUrl ?? '', { authentication: 'complete' })
    expect(await ada.call(billing.refresh, {})).toMatchObject({
      plan: 'pro',
      status: 'active',
      failedPayment: null,
    })
  },
)
