import { Link } from 'react-router'
import { ArrowDown } from 'lucide-react'
import { routes, texts } from '@joinery/contract'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { DovetailFigure } from './dovetail-figure.tsx'
import { GetStartedLink } from './get-started-link.tsx'

export function Hero() {
  const { headline, learnMore } = texts.landing.hero
  return (
    <section className="group/hero overflow-hidden border-b border-neutral-5">
      <div className="page-column grid items-center gap-12 py-14 md:py-20 lg:min-h-[42rem] lg:grid-cols-[7fr_5fr] 2xl:min-h-[48rem] lg:gap-8 lg:py-16">
        <div className="flex flex-col items-start gap-6">
          <a
            href="#state"
            className="inline-flex h-8 items-center gap-2 rounded-control border border-neutral-6 pr-2.5 pl-3 text-13 text-neutral-11 transition-colors hover:border-neutral-7 hover:text-neutral-12 pointer-coarse:h-10"
          >
            This installation is the foundation
            <ArrowDown aria-hidden className="size-3.5" />
          </a>
          <h1 className="text-32 font-semibold sm:text-44 xl:text-60">
            <span className="block">{headline.first}</span>
            <span className="block text-accent">{headline.second}</span>
          </h1>
          <p className="max-w-xl text-16 text-neutral-10 sm:text-20">
            Joinery is an app builder that you host yourself. Write what you need in plain words; it plans the
            app, writes the files, checks them and shows the result running beside the chat. That is what we
            are building: the foundation stands, the rest follows piece by piece.
          </p>
          <div className="flex flex-wrap gap-3 pt-2">
            <GetStartedLink />
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
