import { Link } from 'react-router'
import { routes, texts } from '@joinery/contract'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { DovetailFigure } from './dovetail-figure.tsx'
import { TypedLine } from './typed-line.tsx'

export function Hero() {
  const { headline, lead, getStarted, learnMore } = texts.landing.hero
  return (
    <section className="group/hero overflow-hidden border-b border-neutral-5">
      <div className="page-column grid items-center gap-12 py-14 md:py-20 lg:min-h-[42rem] lg:grid-cols-[7fr_5fr] 2xl:min-h-[48rem] lg:gap-8 lg:py-16">
        <div className="flex flex-col items-start gap-6">
          <h1 className="text-32 font-semibold sm:text-44 xl:text-60">
            <TypedLine text={headline.first} pace="first" />
            <TypedLine text={headline.second} pace="second" className="text-accent" />
          </h1>
          <p className="max-w-xl text-16 text-neutral-10 sm:text-20">{lead}</p>
          <div className="flex flex-wrap gap-3 pt-2">
            {/* Whoever is signed in goes on to work: see enliven-home.ts. */}
            <Link
              to={routes.register.path}
              data-get-started
              data-joins
              className={buttonClasses({ variant: 'primary', size: 'large' })}
            >
              {getStarted}
            </Link>
            <Link to={routes.features.path} className={buttonClasses({ size: 'large' })}>
              {learnMore}
            </Link>
          </div>
        </div>
        <div className="mx-auto w-full max-w-sm lg:max-w-lg 2xl:max-w-xl lg:mr-0">
          <DovetailFigure />
        </div>
      </div>
    </section>
  )
}
