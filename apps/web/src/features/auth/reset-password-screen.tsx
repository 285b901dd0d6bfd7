import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { texts } from '@joinery/contract'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { useAuthState } from '../../lib/use-auth-state.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { AuthPanel } from './auth-panel.tsx'
import { LazySecondFactorStep } from './lazy-second-factor-step.ts'
import { LazyLinkExpired } from './lazy-link-expired.ts'

/** Shown only after the session is known, so it need not come with the page. */
const NewPasswordForm = lazyPart(async () => (await import('./new-password-form.tsx')).NewPasswordForm)

/** Reached by the mailed link, which has signed its reader in. */
export function ResetPasswordScreen() {
  const auth = useAuthState()
  switch (auth.kind) {
    case 'loading':
      return panel(<output className="text-14 text-neutral-10">{texts.common.loading}</output>)
    case 'failed':
      return panel(<SessionTrouble />)
    case 'signed-out':
      return panel(<LazyLinkExpired type="recovery" />)
    case 'second-factor':
      return <LazySecondFactorStep user={auth.user} />
    case 'signed-in':
      return panel(<NewPasswordForm email={auth.user.email ?? ''} />)
  }
}

/** The heading stays while what stands below it is still on its way. */
const panel = (children: ReactNode) => (
  <AuthPanel title={texts.recovery.resetPassword.title}>
    <Suspense>{children}</Suspense>
  </AuthPanel>
)

function SessionTrouble() {
  const { heading, sentence } = texts.layout.guard.failed
  return (
    <FormMessage tone="error">
      {heading}. {sentence}
    </FormMessage>
  )
}
