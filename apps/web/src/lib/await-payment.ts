import type { BillingOverview, Payment } from '@joinery/contract'

export interface PaymentFacts {
  overview: Pick<BillingOverview, 'plan'>
  payments: readonly Pick<Payment, 'kind' | 'status' | 'createdAt'>[]
}

interface Dependencies {
  /** Asks the server, which asks the payment provider. */
  ask: () => Promise<PaymentFacts>
  rest: () => Promise<void>
  now: () => Date
  attempts?: number
}

/**
 * Whether a payment has arrived. The address that somebody comes back with proves nothing: only a paid plan and a
 * payment of the last hour do, and both come from the server.
 */
export async function awaitPayment({ ask, rest, now, attempts = 20 }: Dependencies): Promise<boolean> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    if (isConfirmed(await ask(), now())) return true
    if (attempt < attempts) await rest()
  }
  return false
}

const hourMs = 3_600_000

function isConfirmed({ overview, payments }: PaymentFacts, now: Date): boolean {
  const earliest = now.getTime() - hourMs
  return (
    overview.plan !== 'free' &&
    payments.some(
      ({ kind, status, createdAt }) =>
        kind === 'payment' && status === 'succeeded' && Date.parse(createdAt) >= earliest,
    )
  )
}
