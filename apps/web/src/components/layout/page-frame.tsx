import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { Footer } from './footer.tsx'
import { contentId, SkipLink } from './skip-link.tsx'
import { TopNav } from './top-nav.tsx'

interface FrameProps {
  skin: 'black-cyan' | undefined
  children: ReactNode
}

/** A public page: navigation above, footer below. */
export function PageFrame({ skin, children }: FrameProps) {
  return (
    <div className={classNames(skin, 'flex min-h-dvh flex-col bg-neutral-1 text-neutral-12')}>
      <SkipLink />
      <TopNav />
      <main id={contentId} tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
      <Footer hasThemeToggle={!skin} />
    </div>
  )
}
