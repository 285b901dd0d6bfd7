import type { ReactNode } from 'react'
import { OpenJoint } from './open-joint.tsx'

interface EmptySectionProps {
  heading: string
  sentence: string
  action: ReactNode
}

/** What stands below a screen's heading where there is nothing to show yet: a drawing, a sentence and one way on. */
export function EmptySection({ heading, sentence, action }: EmptySectionProps) {
  return (
    <section className="flex flex-col items-center gap-5 py-12 text-center">
      <OpenJoint />
      <h2 className="text-20 font-semibold">{heading}</h2>
      <p className="max-w-md text-14 text-balance text-neutral-10">{sentence}</p>
      {action}
    </section>
  )
}
