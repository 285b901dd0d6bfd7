import type { ReactNode } from 'react'
import { texts } from '@joinery/contract'
import type { BillingOverview } from '@joinery/contract'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { CurrentSubscription } from './current-subscription.tsx'
import { PlanGrid } from './plan-grid.tsx'
import { RefundOffer } from './refund-offer.tsx'
import { useChosenPlan } from './use-chosen-plan.ts'
import { usePlanChoice } from './use-plan-choice.ts'

interface SubscriptionTabProps {
  overview: BillingOverview
  usage: (onUpgrade: () => void) => ReactNode
}

/** The plan in force, what was used of it, and the plans one could have instead. */
export function SubscriptionTab({ overview, usage }: SubscriptionTabProps) {
  const { processing, opened, hasFailed, choose, grant, close } = usePlanChoice(overview)
  useChosenPlan(grant)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <CurrentSubscription overview={overview} onCancel={() => choose('free')} />
        {usage(() => choose('pro'))}
      </div>
      {hasFailed && <FormMessage tone="error">{texts.billing.subscription.requestFailed}</FormMessage>}
      <PlanGrid overview={overview} processing={processing} onChoose={choose} />
      {overview.refund && <RefundOffer offer={overview.refund} plan={overview.plan} />}
      <CancelDialog overview={overview} isOpen={opened?.kind === 'cancel'} onClose={close} />
      <ChangeDialog
        overview={overview}
        plan={opened?.kind === 'change' ? opened.plan : undefined}
        onClose={close}
      />
    </div>
  )
}
