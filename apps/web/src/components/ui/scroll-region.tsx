import type { ReactNode } from 'react'

interface ScrollRegionProps {
  /** Names it for screen readers. */
  label: string
  /** How large it may become, and its looks. */
  className: string
  children: ReactNode
}

/** What is too large for its place scrolls inside itself, by keyboard too, so that the page never scrolls sideways. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
      tabIndex={0}
      className={`overflow-auto ${className}`}
    >
      {children}
    </section>
  )
}
