import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { routes } from '@joinery/contract'
import { AlertScreen } from '../../components/layout/alert-screen.tsx'
import { LoadingScreen } from '../../components/layout/loading-screen.tsx'
import { SessionAlert } from './session-alert.tsx'
import type { SessionState } from './session-state.ts'

interface GuardProps {
  session: SessionState
  onRetry: () => void
  children: ReactNode
}

/** Lets a signed-in user in and sends everybody else to the sign-in screen. */
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
      return <Navigate to={routes.login.path} replace />
    case 'user':
      return children
  }
}
