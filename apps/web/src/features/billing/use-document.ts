import { useMutation } from '@tanstack/react-query'
import type { Payment } from '@joinery/contract'
import { billingAccount } from '../../lib/browser-billing-account.ts'
import { notify } from '../../lib/notify.ts'
import { openDocument } from './open-document.ts'

/** Opens the best document there is for a payment. */
export function useDocument(paymentId: Payment['id']) {
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      openDocument({
        ask: () => billingAccount.downloadInvoice(paymentId),
        open: (url) => void window.open(url, '_blank', 'noopener'),
      }),
    onSuccess: (trouble) => {
      if (trouble !== undefined) void notify.error(trouble)
    },
  })
  return { open: () => mutate(), isPending }
}
