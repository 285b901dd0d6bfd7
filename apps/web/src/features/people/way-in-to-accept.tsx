import { Link, useLocation } from 'react-router'
import { fillText, routes, texts } from '@joinery/contract'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import type { ReturnState } from '../../lib/safe-return-path.ts'

/** For whoever is not signed in: both ways lead back here. */
export function WayInToAccept({ email }: { email: string }) {
  const { register, signIn, forAddress } = texts.invitationLink
  const { pathname, hash } = useLocation()
  const state: ReturnState = { returnTo: `${pathname}${hash}` }
  return (
    <div className="grid gap-3">
      <p className="text-14 wrap-anywhere text-neutral-11">{fillText(forAddress, { email })}</p>
      <Link
        to={routes.login.path}
        state={state}
        className={buttonClasses({ variant: 'primary', size: 'large' })}
      >
        {signIn}
      </Link>
      <Link to={routes.register.path} state={state} className={buttonClasses({ size: 'large' })}>
        {register}
      </Link>
    </div>
  )
}
