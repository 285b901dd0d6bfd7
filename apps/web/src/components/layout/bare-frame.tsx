import type { ReactNode } from 'react'
import { contentId } from './skip-link.tsx'

/** The whole window for one thing, with nothing around it. */
export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <main
      id={contentId}
      tabIndex={-1}
      className="relative flex h-dvh min-w-0 flex-col bg-neutral-1 text-neutral-12"
    >
      {children}
    </main>
  )
}
