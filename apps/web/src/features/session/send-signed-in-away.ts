import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { routes } from '@joinery/contract'
import { isSignedIn } from '../../lib/is-signed-in.ts'
import { readReturnPath } from '../../lib/safe-return-path.ts'

/** For sign-in and sign-up: whoever is signed in already goes on to where they wanted to be. Renders nothing. */
export function SendSignedInAway() {
  const navigate = useNavigate()
  const { state } = useLocation()
  useEffect(() => {
    if (!isSignedIn()) return
    const destination = readReturnPath(state, window.location.origin) ?? routes.dashboard.path
    void navigate(destination, { replace: true })
  }, [navigate, state])
  return null
}
