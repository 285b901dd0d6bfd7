import type { ReactNode } from 'react'
import { Check, CircleDashed } from 'lucide-react'
import { buildState } from './build-state.ts'
import { SectionHeading } from '../../components/layout/section-heading.tsx'

export function StateOfTheBuild() {
  return (
    <section id="state" className="border-b border-neutral-5 bg-neutral-2">
      <div className="page-column grid gap-10 py-16 lg:py-24">
        <SectionHeading heading="What works today">
          Joinery promises only what it does. The rest follows, piece by piece.
        </SectionHeading>
        <div className="grid gap-10 sm:grid-cols-2 lg:gap-16">
          <Column
            heading="Works"
            lines={buildState.works}
            icon={<Check aria-hidden className="mt-1 size-4 shrink-0 text-success" />}
          />
          <Column
            heading="Not built yet"
            lines={buildState.missing}
            icon={<CircleDashed aria-hidden className="mt-1 size-4 shrink-0 text-neutral-9" />}
          />
        </div>
      </div>
    </section>
  )
}

interface ColumnProps {
  heading: string
  lines: readonly string[]
  icon: ReactNode
}

function Column({ heading, lines, icon }: ColumnProps) {
  return (
    <div>
      <h3 className="border-b border-neutral-6 pb-3 text-14 font-semibold">{heading}</h3>
      <ul className="grid gap-3 pt-4">
        {lines.map((line) => (
          <li key={line} className="flex gap-3 text-16 text-neutral-11">
            {icon}
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}
