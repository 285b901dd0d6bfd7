import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { socialProviders } from '../../lib/social-providers.ts'
import type { SocialProvider } from '../../lib/social-providers.ts'

/** Starts the sign-in of the provider that the address names, once: whoever comes back by the browser stays here. */
export function useNamedProvider(start: (provider: SocialProvider) => void) {
  const [parameters, setParameters] = useSearchParams()
  const isStarted = useRef(false)
  const named = parameters.get('provider')
  const provider = socialProviders.find((each) => each === named)
  useEffect(() => {
    if (!provider || isStarted.current) return
    isStarted.current = true
    setParameters({}, { replace: true, preventScrollReset: true })
    start(provider)
  }, [provider, setParameters, start])
}
