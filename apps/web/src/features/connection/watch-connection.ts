interface Dependencies {
  browser: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  notify: { warning: (sentence: string) => void; success: (sentence: string) => void }
}

/** Says when the connection is lost and when it is back. Returns how to stop. */
export function watchConnection({ browser, notify }: Dependencies): () => void {
  const sayLost = () => notify.warning('You are offline.')
  const sayBack = () => notify.success('You are back online.')
  browser.addEventListener('offline', sayLost)
  browser.addEventListener('online', sayBack)
  return () => {
    browser.removeEventListener('offline', sayLost)
    browser.removeEventListener('online', sayBack)
  }
}
