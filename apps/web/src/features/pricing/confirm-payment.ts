import { billingEndpoints, texts } from '@joinery/contract'
import { call } from '../../lib/api.ts'
import { awaitPayment } from '../../lib/await-payment.ts'
import { notify } from '../../lib/notify.ts'

/** Says that a payment has arrived once the server knows of it, and before that only that it is awaited. */
export async function confirmPayment(): Promise<void> {
  const { checkout, arrival } = texts.billing
  try {
    const hasArrived = await awaitPayment({ ask, rest, now: () => new Date() })
    await (hasArrived ? notify.success(checkout.activated) : notify.info(arrival.late))
  } catch {
    await notify.info(arrival.late)
  }
}

const ask = async () => ({
  overview: await call(billingEndpoints.refresh, {}),
  payments: (await call(billingEndpoints.payments, {})).payments,
})

const rest = () => new Promise<void>((resolve) => setTimeout(resolve, 1_000))
