import { useSyncExternalStore } from 'react'

/** Where the page is. Everything that navigates goes through here. */
export function navigate(href: string, { replaces = false } = {}): void {
  const target = new URL(href, location.href)
  if (target.origin !== location.origin) {
    location.assign(target)
    return
  }
  history[replaces ? 'replaceState' : 'pushState'](null, '', target)
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
  if (target.hash === '' && !replaces) scrollTo(0, 0)
}

/** The path and the search part, as one text that changes with either. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, () => location.pathname + location.search)
}

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange)
  return () => removeEventListener('popstate', onChange)
}
