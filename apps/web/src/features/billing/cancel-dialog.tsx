import { billingEndpoints, fillText, plans, texts } from '@joinery/contract'
import type { BillingOverview } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { call } from '../../lib/api.ts'
import { livePlan } from './live-plan.ts'
import { longDate } from './long-date.ts'
import { useBillingAct, withoutAction } from './use-billing-act.ts'

interface CancelDialogProps {
  overview: BillingOverview
  isOpen: boolean
  onClose: () => void
}

/** Says on which day the plan ends before anything is canceled. */
export function CancelDialog({ overview, isOpen, onClose }: CancelDialogProps) {
  const words = texts.subscription.cancel
  const { plan, currentPeriodEnd } = overview
  const date = currentPeriodEnd === null ? words.periodEnd : longDate(currentPeriodEnd)
  const { mutate, isPending } = useBillingAct({
    run: () => withoutAction(call(billingEndpoints.cancel, {})),
    done: ({ cancelAt }) => fillText(words.done, { date: cancelAt === null ? date : longDate(cancelAt) }),
    failed: words.failed,
  })
  return (
    <Dialog
      title={words.title}
      description={fillText(words.sentence, { plan: plans[livePlan(overview) ?? plan].name, date })}
      isOpen={isOpen}
      onOpenChange={onClose}
      startsInField={false}
    >
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{words.keep}</Button>
        <Button
          variant="danger"
          isLoading={isPending}
          onClick={() => mutate(undefined, { onSuccess: onClose })}
        >
          {fillText(words.confirm, { date })}
        </Button>
      </div>
    </Dialog>
  )
}
