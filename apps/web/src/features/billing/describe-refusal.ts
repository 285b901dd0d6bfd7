import { fillText } from '@joinery/contract'
import { ApiError } from '../../lib/api-error.ts'

export interface Refusal {
  failed: `${string}{reason}${string}`
  /** Said instead to somebody whose session has ended. */
  signedOut?: string
}

/** What somebody is told about something that was not done. */
export function describeRefusal(error: Error, { failed, signedOut }: Refusal): string {
  const isSignedOut = error instanceof ApiError && error.code === 'unauthenticated'
  return isSignedOut && signedOut !== undefined ? signedOut : fillText(failed, { reason: error.message })
}
