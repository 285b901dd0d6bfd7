import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** A small drawing in line style. */
  drawing: ReactNode
  badge?: ReactNode
  heading: string
  children: ReactNode
  action: ReactNode
}

/** A screen with nothing on it yet: a drawing, a sentence and one way on. */
export function EmptyState({ drawing, badge, heading, children, action }: EmptyStateProps) {
  return (
    <section className="mx-auto flex w-full max-w-xl flex-col items-center gap-8 py-16 text-center">
      {drawing}
      <div className="flex flex-col items-center gap-4">
        {badge}
        <h1 className="text-32 font-semibold">{heading}</h1>
        <div className="text-16 text-balance text-neutral-10">{children}</div>
      </div>
      {action}
    </section>
  )
}
