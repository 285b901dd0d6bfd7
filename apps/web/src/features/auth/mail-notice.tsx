import { useLocation } from 'react-router'
import { fillText, texts } from '@joinery/contract'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { useIsHydrated } from '../../lib/use-is-hydrated.ts'

/** What the register screen leaves in the history entry of the sign-in screen. */
export interface MailState {
  confirmBy: string
}

/** Tells whoever has just registered that a mail is on its way, if their account waits for it. */
export function MailNotice() {
  const { state } = useLocation()
  const address = useIsHydrated() ? readAddress(state) : undefined
  if (address === undefined) return null
  return <FormMessage tone="notice">{fillText(texts.auth.signIn.confirmFirst, { address })}</FormMessage>
}

function readAddress(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('confirmBy' in state)) return undefined
  return typeof state.confirmBy === 'string' ? state.confirmBy : undefined
}
