import { useMutation } from '@tanstack/react-query'
import { billingEndpoints } from '@joinery/contract'
import type { Payment } from '@joinery/contract'
import { call } from '../../lib/api.ts'
import { notify } from '../../lib/notify.ts'
import { openDocument } from './open-document.ts'

/** Opens the best document there is for a payment. */
export function useDocument(paymentId: Payment['id']) {
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      openDocument({
        ask: () => call(billingEndpoints.document, { paymentId }),
        open: (url) => void window.open(url, '_blank', 'noopener'),
      }),
    onSuccess: (trouble) => {
      if (trouble !== undefined) void notify.error(trouble)
    },
  })
  return { open: () => mutate(), isPending }
}
