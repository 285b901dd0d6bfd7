import { expect, it } from 'vitest'
import { signUpAccounts } from '../bench/auth/accounts-client.ts'
import { callerWith } from '../apps/server/src/testing/test-user.ts'
import { startStripeDouble } from '../apps/server/src/testing/stripe-double.ts'
import { startTestServer } from '../apps/server/src/testing/test-server.ts'
import { playWebhookHistory } from '../apps/server/src/testing/webhook-histories.ts'

const histories = 500

it('any order, number and delay of events ends in the state that Stripe has, in 500 histories', async () => {
  const stripe = await startStripeDouble()
  // Five hundred people do not sign up from one address.
  const server = await startTestServer({ settings: { ...stripe.settings, TRUST_PROXY: 'true' } })
  const accounts = await signUpAccounts(server.address, histories)
  for (const [seed, { accessToken }] of accounts.entries()) {
    const user = callerWith(server.address, accessToken)
    await expect(playWebhookHistory({ server, stripe, user, seed })).resolves.toBeUndefined()
  }
})
