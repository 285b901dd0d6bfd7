import { Link } from 'react-router'
import { routes, texts } from '@joinery/contract'
import { buttonClasses } from '../../components/ui/button-classes.ts'

export function ClosingCall() {
  const { heading, getStarted, viewPricing } = texts.landing.closing
  return (
    <section>
      <div className="page-column flex flex-wrap items-center justify-between gap-6 py-16 lg:py-24">
        <h2 className="max-w-xl text-24 font-semibold sm:text-32">{heading}</h2>
        <div className="flex flex-wrap gap-3">
          <Link to={routes.register.path} className={buttonClasses({ variant: 'primary', size: 'large' })}>
            {getStarted}
          </Link>
          <Link to={routes.pricing.path} className={buttonClasses({ size: 'large' })}>
            {viewPricing}
          </Link>
        </div>
      </div>
    </section>
  )
}
