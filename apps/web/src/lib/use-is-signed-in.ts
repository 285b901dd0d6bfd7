import { useSyncExternalStore } from 'react'
import { isSignedIn } from './is-signed-in.ts'

/** Whether this browser holds a session, also once another tab has ended it. A page that was rendered before knows nobody. */
export const useIsSignedIn = () =>
  useSyncExternalStore(
    listenToOtherTabs,
    () => isSignedIn(),
    () => false,
  )

function listenToOtherTabs(tell: () => void): () => void {
  window.addEventListener('storage', tell)
  return () => window.removeEventListener('storage', tell)
}
