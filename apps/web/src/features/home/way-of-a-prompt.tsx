import { promptSteps } from './prompt-steps.ts'
import { SectionHeading } from '../../components/layout/section-heading.tsx'

export function WayOfAPrompt() {
  return (
    <section className="border-b border-neutral-5">
      <div className="page-column grid gap-10 py-16 lg:py-24">
        <SectionHeading heading="The way of a prompt">
          Six steps lead from a sentence to a running app. Each of them can be read in the source.
        </SectionHeading>
        <ol className="grid gap-px overflow-hidden rounded-card border border-neutral-5 bg-neutral-5 sm:grid-cols-2 xl:grid-cols-3">
          {promptSteps.map(({ name, what, where }, index) => (
            <li key={name} className="flex flex-col gap-3 bg-neutral-1 p-6 lg:p-8">
              <span aria-hidden className="font-mono text-13 text-accent tabular-nums">
                {index + 1}
              </span>
              <h3 className="text-20 font-semibold">{name}</h3>
              <p className="flex-1 text-16 text-neutral-10">{what}</p>
              <p className="pt-2 font-mono text-12 text-neutral-9">{where}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
