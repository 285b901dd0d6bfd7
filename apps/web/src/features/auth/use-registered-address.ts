import { useEffect } from 'react'
import type { RefObject } from 'react'
import { useLocation } from 'react-router'

/** What the register screen leaves in the history entry of the sign-in screen. */
export interface RegisteredState {
  registered: string
}

/** Whoever has just registered types their password alone. */
export function useRegisteredAddress(form: RefObject<HTMLFormElement | null>) {
  const { state } = useLocation()
  const address = readAddress(state)
  useEffect(() => {
    const email = form.current?.elements.namedItem('email')
    if (address !== undefined && email instanceof HTMLInputElement && email.value === '')
      email.value = address
  }, [form, address])
}

function readAddress(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('registered' in state)) return undefined
  return typeof state.registered === 'string' ? state.registered : undefined
}
