import type { ReactNode } from 'react'
import { ScrollRegion } from '../../components/ui/scroll-region.tsx'

export const headClasses =
  'sticky top-0 z-1 border-b border-neutral-6 bg-neutral-3 px-3 py-2 text-left text-13 font-medium whitespace-nowrap text-neutral-11'
export const cellClasses = 'max-w-96 border-b border-neutral-5 px-3 py-1.5 align-top text-13 break-words'

interface ScrollTableProps {
  /** Names the region for screen readers. */
  label: string
  children: ReactNode
}

/** A table that scrolls inside itself. */
export function ScrollTable({ label, children }: ScrollTableProps) {
  return (
    <ScrollRegion label={label} className="max-h-[60vh] min-w-0 rounded-card border border-neutral-5">
      <table className="w-full border-collapse">{children}</table>
    </ScrollRegion>
  )
}
