import type { ReactNode } from 'react'
import { Check } from 'lucide-react'
import { texts } from '@joinery/contract'
import type { Plan } from '@joinery/contract'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { classNames } from '../../lib/class-names.ts'

interface PlanCardProps {
  plan: Plan
  /** What one can do with it here. */
  action?: ReactNode
}

/** A plan of the catalogue with its price and what it allows. */
export function PlanCard({ plan, action }: PlanCardProps) {
  return (
    <Card
      className={classNames('flex flex-1 flex-col gap-5 p-6', plan.isPopular && 'outline outline-accent')}
    >
      <div className="flex h-6 items-center justify-between">
        <h3 className="text-16 font-semibold">{plan.name}</h3>
        {plan.isPopular && <Badge tone="accent">{texts.billing.plans.mostPopular}</Badge>}
      </div>
      <p className="flex items-baseline gap-2">
        <span className="font-mono text-32 font-medium tabular-nums">{plan.priceText}</span>
        <span className="text-13 text-neutral-10">{texts.billing.plans.perMonth}</span>
      </p>
      <p className="min-h-10 text-14 text-neutral-10">{plan.description}</p>
      <ul className="grid flex-1 content-start gap-2.5 border-t pt-5">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5 text-14 text-neutral-11">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      {action}
    </Card>
  )
}
