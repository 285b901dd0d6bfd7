import { useId } from 'react'
import type { ReactNode } from 'react'
import { Card } from '../../components/ui/card.tsx'

interface PeopleSectionProps {
  heading: string
  /** Beside the heading. */
  fact?: ReactNode
  sentence?: string
  children: ReactNode
}

/** One list of the screen under its name. */
export function PeopleSection({ heading, fact, sentence, children }: PeopleSectionProps) {
  const id = useId()
  return (
    <Card className="min-w-0">
      <section aria-labelledby={id}>
        <div className="grid gap-1 border-b border-neutral-5 px-5 py-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h2 id={id} className="text-16 font-semibold">
              {heading}
            </h2>
            {fact}
          </div>
          {sentence && <p className="max-w-2xl text-13 text-neutral-10">{sentence}</p>}
        </div>
        {children}
      </section>
    </Card>
  )
}
