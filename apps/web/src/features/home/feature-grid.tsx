import { Blocks, Code2, Database, Lightbulb, Rocket, Wrench } from 'lucide-react'
import { texts } from '@joinery/contract'
import { SectionHeading } from '../../components/layout/section-heading.tsx'

const { features } = texts.landing

const cards = [
  { title: features.codeGeneration, text: features.codeGenerationText, icon: Code2 },
  { title: features.refactoring, text: features.refactoringText, icon: Blocks },
  { title: features.databases, text: features.databasesText, icon: Database },
  { title: features.suggestions, text: features.suggestionsText, icon: Lightbulb },
  { title: features.rapidDevelopment, text: features.rapidDevelopmentText, icon: Rocket },
  { title: features.customSolutions, text: features.customSolutionsText, icon: Wrench },
]

export function FeatureGrid() {
  return (
    <section className="border-b border-neutral-5">
      <div className="page-column grid gap-10 py-16 lg:py-24">
        <SectionHeading heading={features.heading}>{features.lead}</SectionHeading>
        <ul className="grid gap-px overflow-hidden rounded-card border border-neutral-5 bg-neutral-5 sm:grid-cols-2 xl:grid-cols-3">
          {cards.map(({ title, text, icon: Icon }) => (
            <li key={title} className="flex flex-col gap-3 bg-neutral-1 p-6 lg:p-8">
              <Icon aria-hidden className="size-5 text-accent" />
              <h3 className="text-20 font-semibold">{title}</h3>
              <p className="text-16 text-neutral-10">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
