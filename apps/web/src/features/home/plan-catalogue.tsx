import { Link } from 'react-router'
import { planIds, plans, routes, texts } from '@joinery/contract'
import { PlanCard } from '../../components/layout/plan-card.tsx'
import { SectionHeading } from '../../components/layout/section-heading.tsx'
import { buttonClasses } from '../../components/ui/button-classes.ts'

export function PlanCatalogue() {
  return (
    <section className="border-b border-neutral-5 bg-neutral-2">
      <div className="page-column grid gap-10 py-16 lg:py-24">
        <SectionHeading heading={texts.landing.pricing.heading}>{texts.landing.pricing.lead}</SectionHeading>
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {planIds.map((id) => (
            <li key={id} className="flex">
              <PlanCard
                plan={plans[id]}
                action={
                  <Link
                    to={routes.pricing.path}
                    className={buttonClasses({ variant: plans[id].isPopular ? 'primary' : 'secondary' })}
                  >
                    {plans[id].buttonText}
                  </Link>
                }
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
