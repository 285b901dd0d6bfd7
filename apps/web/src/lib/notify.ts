type Kind = 'success' | 'info' | 'warning' | 'error' | 'loading' | 'standing'

/** What a mounted toaster can do. */
export type ShowToast = Record<Kind, (sentence: string, more?: { description: string }) => void>

/**
 * Shows a toast. The toaster is loaded with the first one, so that a page without toasts does not pay for it. What failed
 * is said nowhere else, so it stays until it is closed or something succeeds; `echo` is for what the page says as well.
 */
export const notify = {
  success: (sentence: string, description?: string) => show('success', sentence, description),
  info: (sentence: string) => show('info', sentence),
  warning: (sentence: string) => show('warning', sentence),
  error: (sentence: string, description?: string) => show('standing', sentence, description),
  echo: (sentence: string) => show('error', sentence),
  loading: (sentence: string) => show('loading', sentence),
}

/** What the root of the page watches to know when to mount the toaster. */
export const toasterDemand = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isWanted: () => isWanted,
  confirmMounted: (showToast: ShowToast) => mounted.resolve(showToast),
}

/** Loads the toaster ahead of need: a screen that reports a lost connection cannot fetch it then. */
export function prepareToaster() {
  if (isWanted) return
  isWanted = true
  listeners.forEach((listener) => listener())
}

let isWanted = false
const listeners = new Set<() => void>()
const mounted = Promise.withResolvers<ShowToast>()

/** A toast that is sent before the toaster is mounted would be lost, so it waits. */
async function show(kind: Kind, sentence: string, description?: string) {
  prepareToaster()
  const showToast = await mounted.promise
  if (description === undefined) showToast[kind](sentence)
  else showToast[kind](sentence, { description })
}
