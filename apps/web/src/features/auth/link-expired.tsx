import { Link } from 'react-router'
import { routes } from '@joinery/contract'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { FormMessage } from '../../components/ui/form-message.tsx'
import type { LinkType } from './mailed-link.ts'

/** Says that a mailed link no longer works, and how to get a new one. */
export function LinkExpired({ type }: { type: LinkType }) {
  const { sentence, way, label } = ways[type]
  return (
    <>
      <FormMessage tone="error">This link has expired, or it was used already. {sentence}</FormMessage>
      <Link to={way} className={buttonClasses({ variant: 'primary', size: 'large' })}>
        {label}
      </Link>
    </>
  )
}

const toSignIn = { way: routes.login.path, label: 'Go to sign-in' }
const confirmation = {
  ...toSignIn,
  sentence: 'Sign in: if your address is not confirmed yet, you can ask for a new link there.',
}

const ways: Record<LinkType, { sentence: string; way: string; label: string }> = {
  signup: confirmation,
  email: confirmation,
  magiclink: { ...toSignIn, sentence: 'Sign in with your password instead.' },
  recovery: {
    sentence: 'A new one is a moment away.',
    way: routes.forgotPassword.path,
    label: 'Send a new link',
  },
  invite: { ...toSignIn, sentence: 'Ask whoever invited you to do it again.' },
  email_change: {
    sentence: 'Ask for the change again in your settings.',
    way: routes.settings.path,
    label: 'Go to settings',
  },
}
