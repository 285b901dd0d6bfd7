import { useMutation, useQueryClient } from '@tanstack/react-query'
import { fillText } from '@joinery/contract'
import type { BillingOperations } from '@joinery/contract'
import { notify } from '../../../lib/notify.ts'
import { eventsQuery, operationsQuery } from './operations-query.ts'

interface Operation<Input> {
  run: (input: Input) => Promise<BillingOperations>
  /** Said when it is done; nothing where the screen shows it by itself. */
  done?: (input: Input) => string
  failed: `${string}{reason}${string}`
}

/** Something the operator does, in the order it was asked for. What the server answers is shown at once; events follow. */
export function useOperation<Input = void>({ run, done, failed }: Operation<Input>) {
  const queryClient = useQueryClient()
  return useMutation({
    scope: { id: 'billing-operations' },
    mutationFn: run,
    onSuccess: (operations, input) => {
      queryClient.setQueryData(operationsQuery.queryKey, operations)
      void queryClient.invalidateQueries({ queryKey: eventsQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: ['billing'] })
      if (done) void notify.success(done(input))
    },
    onError: (error) => void notify.error(fillText(failed, { reason: error.message })),
  })
}
