import { useSyncExternalStore } from 'react'

/**
 * False while a prerendered page is taken over. What its address or its history says beyond the path was unknown
 * when it was rendered, and may be shown only after that.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, isHere, isNotHere)
}

const subscribeToNothing = () => () => {}
const isHere = () => true
const isNotHere = () => false
