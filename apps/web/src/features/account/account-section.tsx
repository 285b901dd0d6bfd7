import { useId } from 'react'
import type { ReactNode } from 'react'
import { Card } from '../../components/ui/card.tsx'

interface AccountSectionProps {
  heading: string
  sentence: string
  children: ReactNode
}

/** One concern of the account: what it is on the left, what can be done on the right. */
export function AccountSection({ heading, sentence, children }: AccountSectionProps) {
  const id = useId()
  return (
    <Card>
      <section aria-labelledby={id} className="grid gap-5 p-5 lg:grid-cols-[16rem_1fr] lg:gap-10">
        <div className="grid content-start gap-1">
          <h2 id={id} className="text-16 font-semibold">
            {heading}
          </h2>
          <p className="text-13 text-neutral-10">{sentence}</p>
        </div>
        <div className="min-w-0 max-w-lg">{children}</div>
      </section>
    </Card>
  )
}
