import { billingEndpoints, texts } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { call } from '../../lib/api.ts'
import { useBillingAct, withoutAction } from './use-billing-act.ts'

/** Takes back an end, or a smaller plan that has not begun. */
export function ResumeButton({ label }: { label: string }) {
  const { resumed, resumeFailed } = texts.subscription.cancel
  const { mutate, isPending } = useBillingAct({
    run: () => withoutAction(call(billingEndpoints.resume, {})),
    done: () => resumed,
    failed: resumeFailed,
  })
  return (
    <Button variant="primary" isLoading={isPending} onClick={() => mutate()}>
      {label}
    </Button>
  )
}
