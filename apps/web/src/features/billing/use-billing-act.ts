import { useMutation, useQueryClient } from '@tanstack/react-query'
import { fillText } from '@joinery/contract'
import type { BillingOverview } from '@joinery/contract'
import { ApiError } from '../../lib/api-error.ts'
import { notify } from '../../lib/notify.ts'
import { keepOverview } from './keep-overview.ts'

export interface Changed {
  overview: BillingOverview
  /** Where the card holder has to confirm, or null. */
  actionUrl: string | null
}

interface BillingAct<Input> {
  run: (input: Input) => Promise<Changed>
  done: (overview: BillingOverview) => string
  failed: `${string}{reason}${string}`
  /** Said instead to somebody whose session has ended. */
  signedOut?: string
}

/** Something that changes the account: it says how it went, and leaves where the bank has a question. */
export function useBillingAct<Input = void>({ run, done, failed, signedOut }: BillingAct<Input>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: ({ overview, actionUrl }) => {
      keepOverview(queryClient, overview)
      if (actionUrl !== null) return window.location.assign(actionUrl)
      void notify.success(done(overview))
    },
    onError: (error) => {
      const isSignedOut = error instanceof ApiError && error.code === 'unauthenticated'
      void notify.error(
        isSignedOut && signedOut !== undefined ? signedOut : fillText(failed, { reason: error.message }),
      )
    },
  })
}

/** For what never needs the card holder. */
export const withoutAction = async (overview: Promise<BillingOverview>): Promise<Changed> => ({
  overview: await overview,
  actionUrl: null,
})
