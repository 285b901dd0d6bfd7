import { Check } from 'lucide-react'
import { planIds, plans, texts } from '@joinery/contract'
import type { Plan } from '@joinery/contract'
import { Badge } from '../../components/ui/badge.tsx'
import { Card } from '../../components/ui/card.tsx'
import { classNames } from '../../lib/class-names.ts'
import { SectionHeading } from './section-heading.tsx'

export function PlanCatalogue() {
  return (
    <section>
      <div className="page-column grid gap-10 py-16 lg:py-24">
        <SectionHeading heading={texts.landing.pricing.heading}>
          The four plans of the product, per month. Nothing can be bought yet, and nothing here is limited by
          a plan.
        </SectionHeading>
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {planIds.map((id) => (
            <li key={id} className="flex">
              <PlanCard plan={plans[id]} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function PlanCard({ plan }: { plan: Plan }) {
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
        <span className="text-13 text-neutral-10">per month</span>
      </p>
      <p className="min-h-10 text-14 text-neutral-10">{plan.description}</p>
      <ul className="grid gap-2.5 border-t pt-5">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5 text-14 text-neutral-11">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
    </Card>
  )
}
