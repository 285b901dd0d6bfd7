import { Link } from 'react-router'
import { routes, texts } from '@joinery/contract'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { DovetailFigure } from './dovetail-figure.tsx'

export function ClosingCall() {
  const { heading, getStarted, viewPricing } = texts.landing.closing
  return (
    <section className="group/closing overflow-hidden">
      <div className="page-column grid items-center gap-10 py-16 sm:grid-cols-[3fr_2fr] lg:py-24">
        <div className="grid justify-items-start gap-8">
          <h2 className="max-w-xl text-32 font-semibold sm:text-44">{heading}</h2>
          <div className="flex flex-wrap gap-3">
            <Link
              to={routes.register.path}
              data-joins
              className={buttonClasses({ variant: 'primary', size: 'large' })}
            >
              {getStarted}
            </Link>
            <Link to={routes.pricing.path} className={buttonClasses({ size: 'large' })}>
              {viewPricing}
            </Link>
          </div>
        </div>
        <div className="w-full max-w-xs justify-self-center lg:max-w-sm">
          <DovetailFigure />
        </div>
      </div>
    </section>
  )
}
