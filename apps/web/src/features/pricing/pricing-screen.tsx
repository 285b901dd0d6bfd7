import { Link } from 'react-router'
import { planIds, plans, routes, texts } from '@joinery/contract'
import { PlanCard } from '../../components/layout/plan-card.tsx'
import { buttonClasses } from '../../components/ui/button-classes.ts'

const { pricing } = texts.publicPages

/** The four plans and the questions people ask before they pay. `enliven-pricing.ts` knows who is signed in. */
export function PricingScreen() {
  return (
    <>
      <section className="border-b border-neutral-5">
        <div className="page-column grid gap-10 py-16 lg:py-20">
          <div className="grid gap-4">
            <h1 className="text-32 font-semibold sm:text-44 xl:text-60">{pricing.title}</h1>
            <p className="max-w-2xl text-16 text-neutral-10 sm:text-20">{pricing.lead}</p>
          </div>
          <h2 className="sr-only">{pricing.plans}</h2>
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
            {planIds.map((id) => (
              <li key={id} className="flex">
                <PlanCard
                  plan={plans[id]}
                  action={
                    <Link
                      to={routes.register.path}
                      data-plan={id}
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
      <section>
        <div className="page-column grid gap-8 py-16 lg:grid-cols-[2fr_3fr] lg:gap-10 lg:py-24">
          <h2 className="text-24 font-semibold sm:text-32">{pricing.faq.heading}</h2>
          <dl className="grid gap-6">
            {[pricing.faq.refund, pricing.faq.commitment, pricing.faq.payment].map(({ question, answer }) => (
              <div key={question} className="grid gap-1.5 border-t border-neutral-5 pt-5">
                <dt className="text-16 font-semibold">{question}</dt>
                <dd className="text-16 text-neutral-10">{answer}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </>
  )
}
