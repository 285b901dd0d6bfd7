import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { routes } from '@joinery/contract'
import { isSignedIn } from '../../lib/is-signed-in.ts'

/** For sign-in and sign-up: whoever is signed in already goes on to the dashboard. Renders nothing. */
export function SendSignedInAway() {
  const navigate = useNavigate()
  useEffect(() => {
    let isHere = true
    const sendOn = async () => {
      if ((await isSignedIn()) && isHere) await navigate(routes.dashboard.path, { replace: true })
    }
    void sendOn()
    return () => {
      isHere = false
    }
  }, [navigate])
  return null
}
