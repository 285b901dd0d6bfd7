import { useId } from 'react'
import type { ReactNode } from 'react'
import { Card } from '../../../components/ui/card.tsx'

interface OperationsSectionProps {
  heading: string
  sentence?: string
  /** Stands beside the heading. */
  mark?: ReactNode
  action?: ReactNode
  children: ReactNode
}

export function OperationsSection({ heading, sentence, mark, action, children }: OperationsSectionProps) {
  const id = useId()
  return (
    <Card>
      <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="grid min-w-0 flex-1 basis-56 gap-1">
            <div className="flex flex-wrap items-center gap-2">
              <h2 id={id} className="text-16 font-semibold">
                {heading}
              </h2>
              {mark}
            </div>
            {sentence !== undefined && <p className="text-13 text-neutral-10">{sentence}</p>}
          </div>
          {action}
        </div>
        {children}
      </section>
    </Card>
  )
}
