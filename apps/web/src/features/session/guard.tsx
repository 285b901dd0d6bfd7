import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { routes } from '@joinery/contract'
import { AlertScreen } from '../../components/layout/alert-screen.tsx'
import { LoadingScreen } from '../../components/layout/loading-screen.tsx'
import type { ReturnState } from '../../lib/safe-return-path.ts'
import { SessionAlert } from './session-alert.tsx'
import type { SessionState } from './session-state.ts'

interface GuardProps {
  session: SessionState
  onRetry: () => void
  children: ReactNode
}

/** Lets a signed-in user in and sends everybody else to the sign-in screen, from where they come back here. */
export function Guard({ session, onRetry, children }: GuardProps) {
  switch (session.kind) {
    case 'loading':
      return <LoadingScreen />
    case 'failed':
      return (
        <AlertScreen>
          <SessionAlert isRetrying={session.isRetrying} onRetry={onRetry} />
        </AlertScreen>
      )
    case 'anonymous':
      return <WayIn hasJustLeft={session.hasJustLeft} />
    case 'user':
      return children
  }
}

/** Whoever has just signed out is done with this page; the next one to sign in starts at the dashboard. */
function WayIn({ hasJustLeft }: { hasJustLeft: boolean }) {
  const { pathname, search, hash } = useLocation()
  const state: ReturnState | null = hasJustLeft ? null : { returnTo: `${pathname}${search}${hash}` }
  return <Navigate to={routes.login.path} replace state={state} />
}
