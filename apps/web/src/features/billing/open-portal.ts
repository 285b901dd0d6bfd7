import { fillText, texts } from '@joinery/contract'
import { ApiError } from '../../lib/api-error.ts'

interface Dependencies {
  ask: () => Promise<{ url: string }>
  open: (url: string) => void
}

/** Leaves for the provider's page. Returns why that was not possible, or nothing on the way out. */
export async function openPortal({ ask, open }: Dependencies): Promise<string | undefined> {
  const words = texts.billing.paymentMethods
  try {
    const { url } = await ask()
    if (url === '') return words.settingsFailed
    open(url)
    return undefined
  } catch (error) {
    if (!(error instanceof ApiError)) return words.updateFailed
    if (error.code === 'unauthenticated') return words.logInToUpdateOne
    // The server says to the letter that there is no customer yet.
    if (error.code === 'not-found') return error.message
    return fillText(words.settingsFailedBecause, { reason: error.message })
  }
}
