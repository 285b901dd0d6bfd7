import { fillText, texts } from '@joinery/contract'
import { ApiError } from '../../lib/api-error.ts'

interface Dependencies {
  ask: () => Promise<{ url: string }>
  open: (url: string) => void
}

/** Opens an invoice. Returns why that was not possible, or nothing. */
export async function openDocument({ ask, open }: Dependencies): Promise<string | undefined> {
  const { downloadFailed, downloadFailures, logInRequired } = texts.billing.invoice
  try {
    const { url } = await ask()
    if (url === '') return fillText(downloadFailed, { reason: downloadFailures.nothingAvailable })
    open(url)
    return undefined
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (error instanceof ApiError && error.code === 'unauthenticated') return logInRequired
    return fillText(downloadFailed, { reason: error.message })
  }
}
