import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { routes } from '@joinery/contract'
import { DashboardShell } from '../components/layout/dashboard-shell.tsx'
import { FocusedFrame } from '../components/layout/focused-frame.tsx'
import { watchConnection } from '../features/connection/watch-connection.ts'
import { Guard } from '../features/session/guard.tsx'
import { SessionAlert } from '../features/session/session-alert.tsx'
import { readSessionState } from '../features/session/session-state.ts'
import { viewerOf } from '../features/session/viewer-of.ts'
import { notify, prepareToaster } from '../lib/notify.ts'
import { queryClient } from '../lib/query-client.ts'
import { sessionQuery } from '../lib/session-query.ts'
import type { Frame } from './frame-of.ts'

interface SessionAreaProps {
  frame: Frame
  access: 'guarded' | 'open-shell'
  children: ReactNode
}

/** The part of the application that asks who is signed in, and its frames. */
export function SessionArea(props: SessionAreaProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <GuardedArea {...props} />
    </QueryClientProvider>
  )
}

function GuardedArea({ frame, access, children }: SessionAreaProps) {
  const request = useQuery(sessionQuery)
  const session = readSessionState(request)
  const retry = () => void request.refetch()
  const endSession = useSignOut()
  const signOut = () => void endSession()
  useConnectionNotices()

  if (access === 'guarded') {
    return (
      <Guard session={session} onRetry={retry}>
        {frame === 'shell' ? (
          <DashboardShell viewer={viewerOf(session)} onSignOut={signOut}>
            {children}
          </DashboardShell>
        ) : (
          <FocusedFrame skin={undefined}>{children}</FocusedFrame>
        )}
      </Guard>
    )
  }
  return (
    <DashboardShell viewer={viewerOf(session)} onSignOut={signOut}>
      {session.kind === 'failed' && (
        <div className="max-w-xl">
          <SessionAlert isRetrying={session.isRetrying} onRetry={retry} />
        </div>
      )}
      {children}
    </DashboardShell>
  )
}

/** Asks for the session anew and goes to the sign-in screen. */
function useSignOut() {
  const navigate = useNavigate()
  return async () => {
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    await navigate(routes.login.path)
  }
}

function useConnectionNotices() {
  useEffect(() => {
    prepareToaster()
    return watchConnection({ browser: window, notify })
  }, [])
}
