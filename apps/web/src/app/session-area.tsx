import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { routes, texts } from '@joinery/contract'
import { BareFrame } from '../components/layout/bare-frame.tsx'
import { DashboardShell } from '../components/layout/dashboard-shell.tsx'
import { watchConnection } from '../features/connection/watch-connection.ts'
import { Guard } from '../features/session/guard.tsx'
import { SessionAlert } from '../features/session/session-alert.tsx'
import { readSessionState } from '../features/session/session-state.ts'
import { viewerOf } from '../features/session/viewer-of.ts'
import { useUsageWatch } from '../features/usage/use-usage-watch.ts'
import { useSavedTheme } from '../features/settings/use-saved-theme.ts'
import { authMessage } from '../lib/auth-message.ts'
import { authSession } from '../lib/browser-auth-session.ts'
import { notify, prepareToaster } from '../lib/notify.ts'
import { queryClient } from '../lib/query-client.ts'
import { sessionQuery } from '../lib/session-query.ts'
import { useAuthState } from '../lib/use-auth-state.ts'
import { beginScreen, forgetScreens } from './begin-screen.ts'
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
  beginScreen(useLocation())
  const auth = useAuthState()
  const request = useQuery({
    ...sessionQuery(auth.kind === 'signed-in' ? auth.user.id : ''),
    enabled: auth.kind === 'signed-in',
  })
  const session = readSessionState(auth, request)
  // The auth client remembers a failed renewal for a while; a fresh page starts without that memory.
  const retry = () => (auth.kind === 'failed' ? window.location.reload() : void request.refetch())
  const endSession = useSignOut()
  const signOut = () => void endSession()
  useConnectionNotices()
  useUsageWatch(frame === 'shell' && session.kind === 'user' ? session.user.plan : undefined)
  useSavedTheme(frame === 'shell' && session.kind === 'user')
  useForgetfulCache(auth.kind === 'signed-out')

  if (access === 'guarded') {
    return (
      <Guard session={session} onRetry={retry}>
        {frame === 'shell' ? (
          <DashboardShell viewer={viewerOf(session)} onSignOut={signOut}>
            {children}
          </DashboardShell>
        ) : (
          <BareFrame>{children}</BareFrame>
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

function useSignOut() {
  const navigate = useNavigate()
  return async () => {
    const failure = await authSession.signOut()
    if (failure) return notify.error(authMessage(failure, texts.auth.signOut.failed))
    await navigate(routes.login.path, { replace: true })
    await notify.success(texts.auth.signOut.succeeded)
  }
}

/** Nothing of one user is left for the next, whichever tab the sign-out happened in. */
function useForgetfulCache(isSignedOut: boolean) {
  useEffect(() => {
    if (!isSignedOut) return
    queryClient.clear()
    forgetScreens()
  }, [isSignedOut])
}

function useConnectionNotices() {
  useEffect(() => {
    prepareToaster()
    return watchConnection({ browser: window, notify })
  }, [])
}
