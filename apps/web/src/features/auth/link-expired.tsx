import { Link } from 'react-router'
import { routes, texts } from '@joinery/contract'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { FormMessage } from '../../components/ui/form-message.tsx'
import type { LinkType } from './mailed-link.ts'

/** Says that a mailed link no longer works, and how to get a new one. */
export function LinkExpired({ type }: { type: LinkType }) {
  const { expired, ways } = texts.expiredLinks
  const { sentence, action } = ways[type]
  return (
    <>
      <FormMessage tone="error">
        {expired} {sentence}
      </FormMessage>
      <Link to={destinations[type]} className={buttonClasses({ variant: 'primary', size: 'large' })}>
        {action}
      </Link>
    </>
  )
}

const destinations: Record<LinkType, string> = {
  signup: routes.login.path,
  email: routes.login.path,
  magiclink: routes.login.path,
  recovery: routes.forgotPassword.path,
  invite: routes.login.path,
  email_change: routes.settings.path,
}
