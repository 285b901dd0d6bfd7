import { useId } from 'react'
import { planIds, plans, texts } from '@joinery/contract'
import type { BillingOverview, PlanId } from '@joinery/contract'
import { PlanCard } from '../../components/layout/plan-card.tsx'
import { Button } from '../../components/ui/button.tsx'
import { livePlan } from './live-plan.ts'
import { describePlanButton } from './plan-button.ts'
import { planEntry } from './plan-entry.ts'

interface PlanGridProps {
  /** Undefined while it is on its way. */
  overview: BillingOverview | undefined
  processing?: PlanId | undefined
  onChoose?: (plan: PlanId) => void
}

export function PlanGrid({ overview, processing, onChoose }: PlanGridProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-16 font-semibold">
        {texts.billing.plans.heading}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {planIds.map((plan) => {
          const { label, isDisabled } = describePlanButton({
            plan,
            current: overview && (livePlan(overview) ?? overview.plan),
            scheduled: overview && scheduledPlan(overview),
            processing,
          })
          return (
            <li key={plan} className="flex">
              <PlanCard
                plan={planEntry(plan, overview)}
                action={
                  <Button
                    variant={plans[plan].isPopular && !isDisabled ? 'primary' : 'secondary'}
                    disabled={isDisabled}
                    isLoading={processing === plan}
                    onClick={() => onChoose?.(plan)}
                  >
                    {label}
                  </Button>
                }
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const scheduledPlan = ({ cancelAt, scheduledChange }: BillingOverview): PlanId | undefined =>
  cancelAt === null ? scheduledChange?.plan : 'free'
