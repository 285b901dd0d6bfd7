import { Blocks, Code2, Database, GitBranch, Languages, Rocket } from 'lucide-react'
import { Link } from 'react-router'
import { routes, texts } from '@joinery/contract'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { PageHero } from './page-hero.tsx'
import { SubjectGrid } from './subject-grid.tsx'

const { features } = texts.publicPages
const { cards } = features

export function FeaturesScreen() {
  return (
    <>
      <PageHero heading={features.title}>
        What Joinery does for you, from the first sentence to the repository.
      </PageHero>
      <section className="border-b border-neutral-5 bg-neutral-2">
        <h2 className="sr-only">{features.all}</h2>
        <div className="page-column py-16 lg:py-24">
          <SubjectGrid width="three" subjects={subjects} />
        </div>
      </section>
      <section>
        <div className="page-column flex flex-wrap items-center justify-between gap-6 py-16 lg:py-20">
          <h2 className="text-24 font-semibold sm:text-32">{features.closing}</h2>
          <div className="flex flex-wrap gap-3">
            <Link to={routes.register.path} className={buttonClasses({ variant: 'primary', size: 'large' })}>
              {features.getStarted}
            </Link>
            <Link to={routes.pricing.path} className={buttonClasses({ size: 'large' })}>
              {features.viewPricing}
            </Link>
          </div>
        </div>
      </section>
    </>
  )
}

const subjects = [
  {
    title: cards.codeGeneration,
    icon: Code2,
    text: 'A request becomes a plan, the plan becomes files, and the files become an app that runs. You watch every line being written, and nothing is called done before it was checked.',
  },
  {
    title: cards.refactoring,
    icon: Blocks,
    text: 'Ask for a change and only what the change needs is touched. Files outside the approved plan need your consent, files you lock are never written, and the summary names every file that changed.',
  },
  {
    title: cards.prototyping,
    icon: Rocket,
    text: 'The preview needs no install and no dev server: it paints as files arrive. With the offline model a first version stands within seconds, even without a network.',
  },
  {
    title: cards.databases,
    icon: Database,
    text: `${features.databasesNamed}: connect a database, browse its tables, ask it questions read-only by default, and let generated code know its schema, never its password.`,
  },
  {
    title: cards.codeHosting,
    icon: GitBranch,
    text: 'Create a repository, push any version as a commit, and pull changes back as a version. Any other Git server works by its address and a token.',
  },
  {
    title: cards.languages,
    icon: Languages,
    text: 'TypeScript, JavaScript, Python, PHP, Java, C#, Go and Ruby, each with the frameworks people use with it.',
  },
]
