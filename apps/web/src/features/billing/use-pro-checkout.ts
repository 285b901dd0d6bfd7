import { useMutation } from '@tanstack/react-query'
import { fillText, texts } from '@joinery/contract'
import { billingAccount } from '../../lib/browser-billing-account.ts'
import { notify } from '../../lib/notify.ts'

/** The short way to the Pro plan, for those who cannot go on without it. */
export function useProCheckout() {
  const { failed } = texts.billing.checkout
  const { requestFailedBecause } = texts.billing.subscription
  const { mutate, isPending } = useMutation({
    mutationFn: () => billingAccount.createCheckoutSession('', 'pro'),
    onSuccess: ({ url }) => (url === '' ? void notify.error(failed) : window.location.assign(url)),
    onError: ({ message }) => void notify.error(fillText(requestFailedBecause, { reason: message })),
  })
  return { start: () => mutate(), isPending }
}
