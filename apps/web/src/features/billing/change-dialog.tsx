import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { billingEndpoints, fillText, plans, texts } from '@joinery/contract'
import type { BillingOverview, PaidPlan, PlanChange } from '@joinery/contract'
import { Alert } from '../../components/ui/alert.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { Spinner } from '../../components/ui/spinner.tsx'
import { call } from '../../lib/api.ts'
import { changeQuery } from './change-query.ts'
import { ChangePrice } from './change-price.tsx'
import { formatMoney } from './format-money.ts'
import { livePlan } from './live-plan.ts'
import { longDate } from './long-date.ts'
import { useBillingAct } from './use-billing-act.ts'

interface ChangeDialogProps {
  overview: BillingOverview
  /** Undefined while it is closed. */
  plan: PaidPlan | undefined
  onClose: () => void
}

/** Shows the exact price of another plan, and changes to it when the reader agrees. */
export function ChangeDialog({ overview, plan, onClose }: ChangeDialogProps) {
  // While the dialog fades away it still says what it said.
  const [shown, setShown] = useState(plan)
  if (plan !== undefined && plan !== shown) setShown(plan)
  if (shown === undefined) return null
  const { titleUp, titleDown } = texts.subscription.change
  const isUp = plans[shown].priceCents > plans[livePlan(overview) ?? overview.plan].priceCents
  return (
    <Dialog
      title={fillText(isUp ? titleUp : titleDown, { plan: plans[shown].name })}
      isOpen={plan !== undefined}
      onOpenChange={onClose}
      startsInField={false}
    >
      <ChangeForm overview={overview} plan={shown} onClose={onClose} />
    </Dialog>
  )
}

function ChangeForm({
  overview,
  plan,
  onClose,
}: {
  overview: BillingOverview
  plan: PaidPlan
  onClose: () => void
}) {
  const words = texts.subscription.change
  const { data, error, isFetching, refetch } = useQuery(changeQuery(plan))
  const name = plans[plan].name
  const { mutate, isPending } = useBillingAct<PlanChange>({
    run: ({ prorationDate }) => call(billingEndpoints.change, { planId: plan, prorationDate }),
    done: ({ scheduledChange }) =>
      scheduledChange === null
        ? fillText(words.changed, { plan: name })
        : fillText(words.scheduledFor, { plan: name, date: longDate(scheduledChange.at) }),
    failed: texts.billing.subscription.requestFailedBecause,
  })
  if (error && !data)
    return (
      <Alert
        heading={fillText(words.previewFailed, { reason: error.message })}
        action={
          <Button isLoading={isFetching} onClick={() => void refetch()}>
            {texts.common.actions.retry}
          </Button>
        }
      >
        {texts.billing.subscription.requestFailed}
      </Alert>
    )
  if (!data)
    return (
      <output className="flex items-center justify-center gap-3 py-12 text-14 text-neutral-10">
        <Spinner />
        {words.loading}
      </output>
    )
  const isUpgrade = data.kind === 'upgrade'
  return (
    <div className="grid gap-5">
      <ChangePrice change={data} current={plans[livePlan(overview) ?? overview.plan].name} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{texts.common.actions.cancel}</Button>
        <Button variant="primary" isLoading={isPending} onClick={() => mutate(data, { onSuccess: onClose })}>
          {isUpgrade
            ? fillText(words.confirmUp, { amount: formatMoney(data.dueNow) })
            : fillText(words.confirmDown, { date: longDate(data.effectiveAt) })}
        </Button>
      </div>
    </div>
  )
}
