import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { billingEndpoints, texts } from '@joinery/contract'
import { call } from '../../lib/api.ts'
import { awaitPayment } from '../../lib/await-payment.ts'
import { notify } from '../../lib/notify.ts'
import { billingQuery } from './billing-query.ts'
import { keepOverview } from './keep-overview.ts'
import { useParameters } from './use-parameters.ts'

/** Says how a payment went to somebody who comes back from it, once the server knows. */
export function useArrival() {
  const queryClient = useQueryClient()
  const { params, drop } = useParameters()
  const payment = params.get('payment')
  useEffect(() => {
    if (payment === null) return
    drop('payment')
    if (payment === 'canceled') void notify.info(texts.billing.checkout.canceled)
    if (payment === 'success') void welcome()
    // The address is read once; taking the word out of it must not end the waiting.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [payment])

  const ask = async () => {
    const overview = await call(billingEndpoints.refresh, {})
    keepOverview(queryClient, overview)
    return { overview, payments: (await call(billingEndpoints.payments, {})).payments }
  }

  const welcome = async () => {
    const { checkout, arrival } = texts.billing
    try {
      const hasArrived = await awaitPayment({ ask, rest: () => rest(1_000), now: () => new Date() })
      if (!hasArrived) return await notify.info(arrival.late)
      await notify.success(checkout.updated)
      await rest(1_000)
      await queryClient.invalidateQueries({ queryKey: billingQuery.queryKey })
    } catch {
      await notify.info(arrival.late)
    }
  }
}

const rest = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
