import { useMutation } from '@tanstack/react-query'
import { billingAccount } from '../../lib/browser-billing-account.ts'
import { notify } from '../../lib/notify.ts'
import { openPortal } from './open-portal.ts'

/** Opens the provider's own page for cards and the subscription. */
export function usePortal() {
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      openPortal({
        ask: () => billingAccount.updatePaymentMethod(),
        open: (url) => window.location.assign(url),
      }),
    onSuccess: (trouble) => {
      if (trouble !== undefined) void notify.error(trouble)
    },
  })
  return { open: () => mutate(), isPending }
}
