import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { routes, texts } from '@joinery/contract'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { authClient } from '../../lib/auth.ts'
import { notify } from '../../lib/notify.ts'
import { safeReturnPath } from '../../lib/safe-return-path.ts'
import { AuthPanel } from './auth-panel.tsx'
import { finishCallback } from './finish-callback.ts'

/** Where a provider sends the browser back to. An account with a second step is asked for it by the guard. */
export function CallbackScreen() {
  const trouble = useFinishedCallback()
  if (trouble === undefined) {
    return (
      <AuthPanel title={routes.authCallback.title}>
        <output className="text-14 text-neutral-10">{texts.common.loading}</output>
      </AuthPanel>
    )
  }
  return (
    <AuthPanel title={texts.auth.signIn.failed}>
      <FormMessage tone="error">{trouble}</FormMessage>
      <Link
        to={readDestination() ?? routes.login.path}
        className={buttonClasses({ variant: 'primary', size: 'large' })}
      >
        {texts.refusals.goBack}
      </Link>
    </AuthPanel>
  )
}

/** Finishes the sign-in once and goes on. Returns what went wrong. */
function useFinishedCallback(): string | undefined {
  const navigate = useNavigate()
  const [trouble, setTrouble] = useState<string>()
  useEffect(() => {
    let isHere = true
    const finish = async () => {
      const outcome = await finishCallback(authClient, readQuery)
      if (!isHere) return
      if (outcome.kind === 'refused') {
        setTrouble(outcome.message)
        return notify.error(outcome.message)
      }
      const isNew = !readQuery().has('link')
      await navigate(readDestination() ?? routes.dashboard.path, { replace: true })
      if (isNew && outcome.kind === 'signed-in') await notify.success(texts.auth.signIn.succeeded)
    }
    void finish()
    return () => {
      isHere = false
    }
  }, [navigate])
  return trouble
}

const readQuery = () => new URLSearchParams(window.location.search)

const readDestination = () => safeReturnPath(readQuery().get('return_to'), window.location.origin)
