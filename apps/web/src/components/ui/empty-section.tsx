import type { ReactNode } from 'react'
import { OpenJoint } from './open-joint.tsx'

interface EmptySectionProps {
  /** 3 below a heading of the screen's own sections. */
  level?: 2 | 3
  heading: string
  sentence: string
  action: ReactNode
}

/** What stands below a screen's heading where there is nothing to show yet: a drawing, a sentence and one way on. */
export function EmptySection({ level = 2, heading, sentence, action }: EmptySectionProps) {
  const Heading = `h${level}` as const
  return (
    <section className="flex flex-col items-center gap-5 py-12 text-center">
      <OpenJoint />
      <Heading className="text-20 font-semibold">{heading}</Heading>
      <p className="max-w-md text-14 text-balance text-neutral-10">{sentence}</p>
      {action}
    </section>
  )
}
