import { Link } from 'react-router'
import { LogOut } from 'lucide-react'
import { fillText, routes, texts } from '@joinery/contract'
import { buttonClasses } from '../ui/button-classes.ts'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { emailInitial } from './viewer.ts'
import type { Viewer } from './viewer.ts'

interface ViewerPanelProps {
  viewer: Viewer
  onSignOut: () => void
}

/** Who is signed in and the way out, or the ways in. */
export function ViewerPanel({ viewer, onSignOut }: ViewerPanelProps) {
  const { shell } = texts.layout
  if (viewer.kind === 'loading') return <ViewerSkeleton />
  if (viewer.kind === 'anonymous') {
    return (
      <div className="grid grid-cols-2 gap-2">
        <Link to={routes.login.path} className={buttonClasses()}>
          {shell.logIn}
        </Link>
        <Link to={routes.register.path} className={buttonClasses({ variant: 'primary' })}>
          {shell.signUp}
        </Link>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex min-w-0 items-center gap-3">
        <span
          aria-hidden
          className="flex size-9 shrink-0 items-center justify-center rounded-control bg-accent-subtle text-14 font-semibold text-accent"
        >
          {emailInitial(viewer.email)}
        </span>
        <div className="min-w-0">
          <p className="truncate text-13 font-medium text-neutral-12" title={viewer.email}>
            {viewer.email}
          </p>
          <p className="text-12 text-neutral-10">{fillText(shell.planLabel, { plan: viewer.planName })}</p>
        </div>
      </div>
      <Button data-leaves onClick={onSignOut}>
        <LogOut aria-hidden className="size-4" />
        {shell.signOut}
      </Button>
    </div>
  )
}

function ViewerSkeleton() {
  return (
    <div className="flex items-center gap-3">
      <Skeleton className="size-9" />
      <div className="grid gap-1.5">
        <Skeleton className="h-3.5 w-32" />
        <Skeleton className="h-3 w-16" />
      </div>
    </div>
  )
}
