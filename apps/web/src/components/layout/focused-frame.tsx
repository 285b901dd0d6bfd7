import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { HomeLink } from './home-link.tsx'
import { contentId, SkipLink } from './skip-link.tsx'

interface FrameProps {
  skin: 'black-cyan' | undefined
  children: ReactNode
}

/** A page with one task: the mark, one column, and nothing that leads away from it. */
export function FocusedFrame({ skin, children }: FrameProps) {
  return (
    <div className={classNames(skin, 'flex min-h-dvh flex-col bg-neutral-1 text-neutral-12')}>
      <SkipLink />
      <header className="page-column flex h-16 items-center">
        <HomeLink />
      </header>
      <main
        id={contentId}
        tabIndex={-1}
        className="page-column flex flex-1 flex-col items-center justify-center pb-16"
      >
        {children}
      </main>
    </div>
  )
}
