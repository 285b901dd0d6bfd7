import { Link } from 'react-router'
import { routes, texts } from '@joinery/contract'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { ExampleFrame } from './example/example-frame.tsx'
import { TypedLine } from './typed-line.tsx'

export function Hero() {
  const { headline, lead, getStarted, learnMore, learnMoreOf } = texts.landing.hero
  return (
    <section className="border-b border-neutral-5">
      <div className="page-column grid gap-8 py-8 md:py-10 lg:gap-9">
        <div className="grid gap-6 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-12">
          <h1 className="text-32 font-semibold sm:text-44 xl:text-60">
            <TypedLine text={headline.first} pace="first" />
            <TypedLine text={headline.second} pace="second" className="text-accent" />
          </h1>
          <div className="grid gap-5">
            <p className="max-w-xl text-16 text-neutral-10">{lead}</p>
            <div className="flex flex-wrap gap-3">
              {/* Whoever is signed in goes on to work: see enliven-home.ts. */}
              <Link
                to={routes.register.path}
                data-get-started
                className={buttonClasses({ variant: 'primary', size: 'large' })}
              >
                {getStarted}
              </Link>
              <Link to={routes.features.path} className={buttonClasses({ size: 'large' })}>
                {learnMore} <span className="sr-only">{learnMoreOf}</span>
              </Link>
            </div>
          </div>
        </div>
        <ExampleFrame />
      </div>
    </section>
  )
}
