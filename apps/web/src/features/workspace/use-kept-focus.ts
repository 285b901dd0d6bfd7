import { useEffect, useRef } from 'react'
import type { WorkspaceTab } from './workspace-tab.ts'

/** Whoever worked in what a change of the tab puts away goes on from the tab that took its place. */
export function useKeptFocus(tab: WorkspaceTab): void {
  const last = useRef<Element>(null)
  useEffect(() => {
    const watching = new AbortController()
    const keep = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = target
    }
    document.addEventListener('focusin', keep, { signal: watching.signal })
    return () => watching.abort()
  }, [])
  useEffect(() => {
    const isGone = last.current?.checkVisibility({ visibilityProperty: true }) === false
    const isElsewhere = document.activeElement !== document.body && document.activeElement !== last.current
    if (!isGone || isElsewhere) return
    document.querySelector<HTMLElement>(`[role="tab"][id$="-trigger-${tab}"]`)?.focus({ preventScroll: true })
  }, [tab])
}
