import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { routes, texts } from '@joinery/contract'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { isSignedIn } from '../../lib/is-signed-in.ts'
import { opensHere, startDestination } from './start-destination.ts'

/**
 * Asks who is there only when it is pressed: the page is the same for everybody until then. Opened in a new
 * tab it leads to /register, which sends a signed-in user on to the dashboard.
 */
export function GetStartedLink() {
  const navigate = useNavigate()
  const goOn = (event: MouseEvent) => {
    if (!opensHere(event)) return
    event.preventDefault()
    void navigate(startDestination(isSignedIn()))
  }
  return (
    <Link
      to={routes.register.path}
      onClick={goOn}
      data-joins
      className={buttonClasses({ variant: 'primary', size: 'large' })}
    >
      {texts.landing.hero.getStarted}
    </Link>
  )
}
