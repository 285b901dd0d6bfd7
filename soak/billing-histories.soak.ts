import { expect, it } from 'vitest'
import { signUpAccounts } from '../bench/auth/accounts-client.ts'
import { callerWith } from '../apps/server/src/testing/test-user.ts'
import { startStripeDouble } from '../apps/server/src/testing/stripe-double.ts'
import { startTestServer } from '../apps/server/src/testing/test-server.ts'
import { playWebhookHistory } from '../apps/server/src/testing/webhook-histories.ts'

const histories = 500
/** Events of the others come in between. */
const atOnce = 5

it('any order, number and delay of events of eight types and more ends in the state that Stripe has, in 500 histories', async () => {
  const stripe = await startStripeDouble()
  // Five hundred people do not sign up from one address.
  const server = await startTestServer({ settings: { ...stripe.settings, TRUST_PROXY: 'true' } })
  const accounts = await signUpAccounts(server.address, histories)
  const types = new Set<string>()
  for (let first = 0; first < histories; first += atOnce) {
    const played = accounts.slice(first, first + atOnce).map(({ accessToken }, number) => {
      const user = callerWith(server.address, accessToken)
      return playWebhookHistory({ server, stripe, user, seed: first + number })
    })
    for (const heard of await Promise.all(played)) heard.forEach((type) => types.add(type))
  }
  expect(types.size).toBeGreaterThanOrEqual(8)
})
