import { endpoints } from '@joinery/contract'
import { describe, expect, it } from 'vitest'
import { buyAndReturn, readSandbox, submitForm } from '../../../testing/billing-client.ts'
import { shareTestServer } from '../../../testing/share-test-server.ts'
import { createTestUser } from '../../../testing/test-user.ts'
import type { TestUser } from '../../../testing/test-user.ts'

const { billing } = endpoints
const needsConfirming = { number: '4000 0027 6000 3184', authentication: 'complete' }
const server = shareTestServer()

describe('an upgrade that waits for the card holder', () => {
  it(
    'leaves a cancellation as it is until it is paid, and then takes it back',
    { tags: ['thorough'] },
    async () => {
      const ada = await newUser()
      await buyAndReturn(ada, 'basic', needsConfirming)
      const { cancelAt } = await ada.call(billing.cancel, {})
      const { actionUrl, overview } = await upgrade(ada)
      expect(overview).toMatchObject({ plan: 'basic', cancelAt })
      expect(cancelAt).not.toBeNull()
      await confirm(actionUrl)
      expect(await afterPayment(ada)).toMatchObject({ plan: 'enterprise', cancelAt: null })
    },
  )

  it('does the same with an end that the portal has set', { tags: ['thorough'] }, async () => {
    const ada = await newUser()
    const { customerId } = await buyAndReturn(ada, 'basic', needsConfirming)
    await cancelInPortal(ada, customerId)
    const { actionUrl, overview } = await upgrade(ada)
    expect(overview).toMatchObject({ plan: 'basic', cancelAt: expect.any(String) })
    await confirm(actionUrl)
    expect(await afterPayment(ada)).toMatchObject({ plan: 'enterprise', cancelAt: null })
    // Whoever cancels again means it.
    await cancelInPortal(ada, customerId)
    expect(await ada.call(billing.refresh, {})).toMatchObject({ cancelAt: expect.any(String) })
    expect(await ada.call(billing.refresh, {})).toMatchObject({ cancelAt: expect.any(String) })
  })

  it('does the same with a smaller plan that was to come', { tags: ['thorough'] }, async () => {
    const ada = await newUser()
    await buyAndReturn(ada, 'pro', needsConfirming)
    const { prorationDate } = await ada.call(billing.previewChange, { planId: 'basic' })
    await ada.call(billing.change, { planId: 'basic', prorationDate })
    const { actionUrl, overview } = await upgrade(ada)
    expect(overview).toMatchObject({ plan: 'pro', scheduledChange: { plan: 'basic' } })
    await confirm(actionUrl)
    expect(await afterPayment(ada)).toMatchObject({ plan: 'enterprise', scheduledChange: null })
  })
})

describe('an upgrade that is paid at once', () => {
  it('takes back an end and a smaller plan that were to come', { tags: ['thorough'] }, async () => {
    const [flagged, dated, smaller] = [await newUser(), await newUser(), await newUser()]
    await buyAndReturn(flagged, 'basic')
    await flagged.call(billing.cancel, {})
    await cancelInPortal(dated, (await buyAndReturn(dated, 'basic')).customerId)
    await buyAndReturn(smaller, 'pro')
    const { prorationDate } = await smaller.call(billing.previewChange, { planId: 'basic' })
    await smaller.call(billing.change, { planId: 'basic', prorationDate })
    for (const user of [flagged, dated, smaller]) {
      expect(await upgrade(user)).toMatchObject({
        actionUrl: null,
        overview: { plan: 'enterprise', cancelAt: null, scheduledChange: null },
      })
    }
  })
})

const newUser = () => createTestUser(server(), { email: `${crypto.randomUUID()}@example.com`, plan: 'free' })

async function upgrade(user: TestUser) {
  const { prorationDate } = await user.call(billing.previewChange, { planId: 'enterprise' })
  return user.call(billing.change, { planId: 'enterprise', prorationDate })
}

/** Pays on the hosted invoice, where the bank asks. */
async function confirm(url: string | null) {
  await submitForm(url ?? '', {})
  await submitForm(url ?? '', { authentication: 'complete' })
}

async function afterPayment(user: TestUser) {
  await user.call(billing.refresh, {})
  return user.call(billing.overview, {})
}

async function cancelInPortal(user: TestUser, customerId: string | null) {
  const { url } = await user.call(billing.portal, {})
  const [subscription] = await readSandbox(server(), 'subscription', customerId ?? '')
  await submitForm(url, { action: 'cancel', subscription: subscription?.id ?? '' })
  await user.call(billing.refresh, {})
}
