import { Link } from 'react-router'
import { routes, texts } from '@joinery/contract'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { AuthPanel } from './auth-panel.tsx'

/**
 * Where a provider sends the browser back to, as it stands until something is known. `enliven-callback.ts` finishes the
 * sign-in and goes on. An account with a second step is asked for it by the guard.
 */
export function CallbackScreen() {
  return (
    <div data-callback className="flex flex-1 flex-col items-center justify-center">
      <AuthPanel title={routes.authCallback.title}>
        <output data-callback-pending className="text-14 text-neutral-10">
          {texts.common.loading}
        </output>
        <div data-callback-trouble hidden className="grid gap-6">
          <FormMessage tone="error">
            <span data-callback-message />
          </FormMessage>
          <Link
            to={routes.login.path}
            data-callback-back
            className={buttonClasses({ variant: 'primary', size: 'large' })}
          >
            {texts.refusals.goBack}
          </Link>
        </div>
      </AuthPanel>
    </div>
  )
}
