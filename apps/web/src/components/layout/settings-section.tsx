import { useId } from 'react'
import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'

interface SettingsSectionProps {
  heading: string
  sentence: string
  /** How deep its heading lies. */
  level?: 2 | 3
  children: ReactNode
}

/** One concern of the settings: what it is on the left, what can be done on the right. */
export function SettingsSection({ heading, sentence, level = 3, children }: SettingsSectionProps) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Card>
      <section aria-labelledby={id} className="grid gap-5 p-5 lg:grid-cols-[16rem_1fr] lg:gap-10">
        <div className="grid content-start gap-1">
          <Heading id={id} className="text-16 font-semibold">
            {heading}
          </Heading>
          <p className="text-13 text-neutral-10">{sentence}</p>
        </div>
        <div className="min-w-0 max-w-lg">{children}</div>
      </section>
    </Card>
  )
}
