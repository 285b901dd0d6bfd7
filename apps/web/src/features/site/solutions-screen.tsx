import { AppWindow, Database, GitBranch, Layers, MonitorPlay, PlugZap, Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { fillText, routes, texts } from '@joinery/contract'
import { SectionHeading } from '../../components/layout/section-heading.tsx'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { PageHero } from './page-hero.tsx'
import { SubjectGrid } from './subject-grid.tsx'

const { solutions } = texts.publicPages
const { whatYouCanBuild, howItWorks, whyChoose } = solutions

export function SolutionsScreen() {
  return (
    <>
      <PageHero
        heading={solutions.hero}
        actions={
          <>
            <Link to={routes.register.path} className={buttonClasses({ variant: 'primary', size: 'large' })}>
              {solutions.getStarted}
            </Link>
            <Link to={routes.documentation.path} className={buttonClasses({ size: 'large' })}>
              {solutions.readDocs}
            </Link>
          </>
        }
      >
        Say what you need in plain words. Joinery plans it, writes the files while you watch, checks them and
        shows the result running. It lives on your own machine, with or without a network.
      </PageHero>
      <section className="border-b border-neutral-5 bg-neutral-2">
        <div className="page-column grid gap-10 py-16 lg:py-24">
          <SectionHeading heading={whatYouCanBuild.heading}>
            From a page that introduces a business to a tool that a team works with every day.
          </SectionHeading>
          <SubjectGrid width="three" subjects={buildable} />
        </div>
      </section>
      <section className="border-b border-neutral-5">
        <div className="page-column grid gap-10 py-16 lg:py-24">
          <SectionHeading heading={howItWorks.heading}>
            Four things happen between your sentence and a running app. You can watch each of them.
          </SectionHeading>
          <SubjectGrid width="four" subjects={workings} />
        </div>
      </section>
      <section>
        <div className="page-column grid gap-10 py-16 lg:py-24">
          <SectionHeading heading={fillText(whyChoose.heading, { product: texts.common.productName })}>
            It is software that you run, not a service that you rent. What you build is yours, in files you
            can read.
          </SectionHeading>
          <SubjectGrid width="two" subjects={reasons} />
        </div>
      </section>
    </>
  )
}

const buildable = [
  {
    title: whatYouCanBuild.frontend,
    icon: AppWindow,
    text: 'Landing pages, shops, portfolios, dashboards and games with React, Vue, Svelte or plain HTML. They adapt to phones, work with the keyboard and come in the colours you ask for.',
  },
  {
    title: whatYouCanBuild.backend,
    icon: Database,
    text: 'Models, routes, validation and migrations for Express, Laravel, Django, Flask or Rails, with a README that says how to run them.',
  },
  {
    title: whatYouCanBuild.fullStack,
    icon: Layers,
    text: 'Screens, data and accounts that fit together: sign-up, roles, an admin area, search, filters, forms that check what is typed, and data that stays.',
  },
]

const workings = [
  {
    title: howItWorks.assistance,
    icon: Sparkles,
    text: 'Your request becomes a plan that you can read and change. Then files are written one by one, by a model of your choice or by the offline model.',
  },
  {
    title: howItWorks.livePreview,
    icon: MonitorPlay,
    text: 'The app runs beside the chat from the first file on, on an address of its own. Edits show up without losing what you typed into it.',
  },
  {
    title: howItWorks.versionControl,
    icon: GitBranch,
    text: 'Every run and every save is a version. Compare any two, take back one file or everything. A restore never destroys what came after.',
  },
  {
    title: howItWorks.hostedBackend,
    icon: PlugZap,
    text: 'Connect a Supabase project by its address and keys, and generated apps get the client code for it.',
  },
]

const reasons = [
  {
    title: whyChoose.developers,
    text: 'Ordinary source code in a layout you would have chosen yourself, no lock-in: export it as a ZIP or push it to your code host and run it with npm. Bring your own model or use none. You see what each message cost.',
  },
  {
    title: whyChoose.teams,
    text: 'One installation for everybody: invite colleagues, give roles, share a plan. Secrets are encrypted and never shown again, privileged acts are logged, and the data stays on your PostgreSQL.',
  },
]
