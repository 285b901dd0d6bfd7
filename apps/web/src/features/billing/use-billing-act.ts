import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BillingOverview } from '@joinery/contract'
import { notify } from '../../lib/notify.ts'
import { describeRefusal } from './describe-refusal.ts'
import type { Refusal } from './describe-refusal.ts'
import { keepOverview } from './keep-overview.ts'

export interface Changed {
  overview: BillingOverview
  /** Where the card holder has to confirm, or null. */
  actionUrl: string | null
}

interface BillingAct<Input> extends Refusal {
  run: (input: Input) => Promise<Changed>
  done: (overview: BillingOverview) => string
}

/** Something that changes the account: it says how it went, and leaves where the bank has a question. */
export function useBillingAct<Input = void>({ run, done, ...refusal }: BillingAct<Input>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: ({ overview, actionUrl }) => {
      keepOverview(queryClient, overview)
      if (actionUrl !== null) return window.location.assign(actionUrl)
      void notify.success(done(overview))
    },
    onError: (error) => void notify.error(describeRefusal(error, refusal)),
  })
}

/** For what never needs the card holder. */
export const withoutAction = async (overview: Promise<BillingOverview>): Promise<Changed> => ({
  overview: await overview,
  actionUrl: null,
})
