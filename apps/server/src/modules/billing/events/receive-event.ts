import { texts } from '@joinery/contract'
import type { Stripe } from 'stripe'
import { AppError } from '../../../http/app-error.ts'
import type { Payments } from '../payments.ts'
import { customerOfEvent } from './customer-of-event.ts'
import type { EventStore } from './store.ts'

const toleranceSeconds = 300

/**
 * Takes an event in: its signature is checked on the bytes that came, and it is written down once, before anything is
 * done about it. The table is what makes a replay harmless.
 */
export async function receiveEvent(
  { payments, events }: { payments: Payments; events: EventStore },
  { body, signature }: { body: Buffer; signature: string | undefined },
): Promise<void> {
  // An empty secret could be used by anybody.
  const secrets = payments.webhookSecrets.filter((secret) => secret !== '')
  if (secrets.length === 0) throw new AppError('not-found', texts.errors['not-found'])
  const event = verify(payments.stripe, { body, signature, secrets })
  if (!event) throw new AppError('malformed-request', texts.payments.webhookRefused)
  await events.insert(payments.scope, {
    eventId: event.id,
    type: event.type,
    stripeCustomerId: customerOfEvent(event),
  })
}

function verify(
  stripe: Stripe,
  { body, signature, secrets }: { body: Buffer; signature: string | undefined; secrets: readonly string[] },
): Stripe.Event | undefined {
  if (signature === undefined) return undefined
  for (const secret of secrets) {
    try {
      return stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds)
    } catch {
      // It may be signed with the next one.
    }
  }
  return undefined
}
