import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Menu } from 'lucide-react'
import { texts } from '@joinery/contract'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { HomeLink } from './home-link.tsx'
import { SideNav } from './side-nav.tsx'
import { contentId, SkipLink } from './skip-link.tsx'
import type { Viewer } from './viewer.ts'

interface DashboardShellProps {
  viewer: Viewer
  onSignOut: () => void
  children: ReactNode
}

/** The frame of every dashboard screen: navigation beside it, or in a slide-out on narrow screens. */
export function DashboardShell({ viewer, onSignOut, children }: DashboardShellProps) {
  return (
    <div className="min-h-dvh bg-neutral-1 text-neutral-12 md:grid md:grid-cols-[15rem_1fr]">
      <SkipLink />
      <aside className="sticky top-0 hidden h-dvh overflow-y-auto border-r border-neutral-5 bg-neutral-2 md:flex">
        <SideNav viewer={viewer} onSignOut={onSignOut} />
      </aside>
      <div className="flex min-h-dvh min-w-0 flex-col">
        <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-neutral-5 bg-neutral-1 px-2 md:hidden">
          <SlideOut viewer={viewer} onSignOut={onSignOut} />
          <HomeLink />
        </header>
        <main id={contentId} tabIndex={-1} className="flex flex-1 flex-col p-4 md:p-8">
          {children}
        </main>
      </div>
    </div>
  )
}

function SlideOut({ viewer, onSignOut }: Omit<DashboardShellProps, 'children'>) {
  const [isOpen, setIsOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const { shell } = texts.layout
  return (
    <>
      <Button
        ref={trigger}
        variant="ghost"
        size="icon"
        aria-label={shell.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <Menu aria-hidden className="size-4" />
      </Button>
      <Sheet
        trigger={trigger}
        title={shell.label}
        closeLabel={shell.closeMenu}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      >
        <SideNav viewer={viewer} onSignOut={onSignOut} onNavigate={() => setIsOpen(false)} />
      </Sheet>
    </>
  )
}
