import { useEffect, useState } from 'react'
import { routes } from '@joinery/contract'
import { authClient } from '../../lib/auth.ts'
import { browserAuthStorage } from '../../lib/browser-auth-storage.ts'
import { notify } from '../../lib/notify.ts'
import type { SocialProvider } from '../../lib/social-providers.ts'
import { socialFailure } from './social-failure.ts'
import type { SocialPurpose } from './social-failure.ts'
import type { SocialOutcome, SocialRequest } from './social-sign-in.ts'

interface Options {
  purpose: SocialPurpose
  onRefused: (message: string) => void
}

interface Start {
  provider: SocialProvider
  isRemembered: boolean
  /** The page to come back to; the dashboard if there is none. */
  returnTo?: string | undefined
}

/** Leaves for a provider's page, and knows which one is pending until the page is left. */
export function useSocialSignIn({ purpose, onRefused }: Options) {
  const [pending, setPending] = useState<SocialProvider>()
  useReturnFromHistory(() => setPending(undefined))

  const start = async ({ provider, isRemembered, returnTo }: Start) => {
    setPending(provider)
    browserAuthStorage.remember(isRemembered)
    const fallback = socialFailure(provider, purpose)
    const outcome = await prepare({ provider, redirectTo: callbackAddress(returnTo), fallback })
    if (outcome.kind === 'leave') {
      window.location.assign(outcome.url)
      return
    }
    setPending(undefined)
    onRefused(outcome.message)
    await notify.echo(outcome.message)
  }
  return { pending, start }
}

/** What finds the provider's page is loaded when a button is pressed. */
async function prepare(request: SocialRequest): Promise<SocialOutcome> {
  try {
    const { prepareSocialSignIn } = await import('./social-sign-in.ts')
    return await prepareSocialSignIn({ loadClient: authClient, origin: window.location.origin }, request)
  } catch {
    return { kind: 'refused', message: request.fallback }
  }
}

function callbackAddress(returnTo: string | undefined): string {
  const address = new URL(routes.authCallback.path, window.location.origin)
  if (returnTo) address.searchParams.set('return_to', returnTo)
  return address.href
}

/** Going back from the provider may bring the page as it was left, with its button still pending. */
function useReturnFromHistory(onReturn: () => void) {
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => {
      if (event.persisted) onReturn()
    }
    window.addEventListener('pageshow', listen)
    return () => window.removeEventListener('pageshow', listen)
  }, [onReturn])
}
