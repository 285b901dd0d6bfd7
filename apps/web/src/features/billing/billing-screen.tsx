import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { routes, texts } from '@joinery/contract'
import { Alert } from '../../components/ui/alert.tsx'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { notify } from '../../lib/notify.ts'
import { useAuthState } from '../../lib/use-auth-state.ts'
import type { ReturnState } from '../../lib/safe-return-path.ts'
import { BillingLoading } from './billing-loading.tsx'
import { BillingPage } from './billing-page.tsx'

/** What the account costs and has cost. An anonymous visitor is told what is missing. */
export function BillingScreen({ usage }: { usage: (onUpgrade: () => void) => ReactNode }) {
  const auth = useAuthState()
  switch (auth.kind) {
    case 'loading':
      return <BillingLoading />
    case 'signed-in':
      return <BillingPage usage={usage} />
    case 'failed':
    case 'signed-out':
    case 'second-factor':
      return <AuthenticationRequired />
  }
}

function AuthenticationRequired() {
  const { heading, authenticationRequired: words, subscription } = texts.billing
  const { pathname, search } = useLocation()
  const [params] = useSearchParams()
  const hasChosen = params.has('plan')
  useEffect(() => {
    if (hasChosen) void notify.error(subscription.logInRequired)
  }, [hasChosen, subscription])
  const state: ReturnState = { returnTo: `${pathname}${search}` }
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-6">
      <h1 className="text-24 font-semibold">{heading}</h1>
      <div className="max-w-xl">
        <Alert
          heading={words.heading}
          action={
            <Link to={routes.login.path} state={state} className={buttonClasses({ variant: 'primary' })}>
              {words.logIn}
            </Link>
          }
        >
          {words.sentence}
        </Alert>
      </div>
    </div>
  )
}
