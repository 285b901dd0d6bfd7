import { texts } from '@joinery/contract'

export interface Failure {
  message: string
  name: string
  /** 0 or undefined when no answer came. */
  status?: number | undefined
}

/** What to say about a failure of the authentication service: its own words if it had any. */
export function authMessage(failure: Failure, fallback: string): string {
  if (failure.name === 'AuthRetryableFetchError' && !failure.status) {
    return texts.auth.unreachable
  }
  return hasWords(failure.message) ? failure.message : fallback
}

/** Runs a call of the auth client. Returns what went wrong, in words, or nothing. */
export async function troubleWith(
  call: () => Promise<{ error: Failure | null }>,
  fallback: string,
): Promise<string | undefined> {
  try {
    const { error } = await call()
    return error ? authMessage(error, fallback) : undefined
  } catch {
    // The client returns what the service refuses; it throws only when it could not be loaded or is broken.
    return fallback
  }
}

/** An answer without a message arrives as the text of its JSON. */
const hasWords = (message: string) => message.trim() !== '' && !message.startsWith('{')
