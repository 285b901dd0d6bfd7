import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { routes } from '@joinery/contract'
import { readReturnPath } from '../../lib/safe-return-path.ts'
import { useAuthState } from '../../lib/use-auth-state.ts'
import { LazySecondFactorStep } from './lazy-second-factor-step.ts'
import { SignInForm } from './sign-in-form.tsx'

/** Shows what the state of the session asks for: the form, the second step, or the way on. */
export function LoginScreen() {
  const auth = useAuthState()
  useWayOn(auth.kind === 'signed-in')
  return auth.kind === 'second-factor' ? <LazySecondFactorStep user={auth.user} /> : <SignInForm />
}

/** Leads on as soon as somebody is signed in, in this tab or in another. */
function useWayOn(isSignedIn: boolean) {
  const navigate = useNavigate()
  const { state } = useLocation()
  useEffect(() => {
    if (!isSignedIn) return
    const destination = readReturnPath(state, window.location.origin) ?? routes.dashboard.path
    void navigate(destination, { replace: true })
  }, [isSignedIn, navigate, state])
}
