import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { opensHere } from '../../lib/opens-here.ts'

/** Whoever would lose something by going to another screen is asked first; the browser itself asks who closes the tab. */
export function useLeaveGuard(hasUnsaved: boolean) {
  const { pathname } = useLocation()
  const guard = useRef<AbortController>(null)
  const [way, setWay] = useState<{ go: () => void }>()

  useEffect(() => {
    if (!hasUnsaved) return undefined
    const watching = new AbortController()
    const { signal } = watching
    guard.current = watching

    const askAtControl = (event: MouseEvent) => {
      const control = event.target instanceof Element && event.target.closest<HTMLElement>('a, [data-leaves]')
      if (!control || !leadsAway(control, pathname) || !opensHere(event)) return
      event.preventDefault()
      event.stopPropagation()
      setWay({ go: () => control.click() })
    }
    const askAtStep = (event: NavigateEvent) => {
      const { url, key } = event.destination
      const isStep = event.navigationType === 'traverse' && new URL(url).pathname !== pathname
      if (!isStep || !event.cancelable) return
      event.preventDefault()
      setWay({ go: () => window.navigation.traverseTo(key) })
    }
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal })
    document.addEventListener('click', askAtControl, { signal, capture: true })
    // Older browsers do not tell of a step back before it is done.
    if ('navigation' in window) window.navigation.addEventListener('navigate', askAtStep, { signal })
    return () => watching.abort()
  }, [hasUnsaved, pathname])

  return {
    isAsking: way !== undefined,
    stay: () => setWay(undefined),
    leave: () => {
      guard.current?.abort()
      setWay(undefined)
      way?.go()
    },
  }
}

/** Links that load a file or open a tab of their own leave the page where it is. A button that is marked leaves it. */
function leadsAway(link: HTMLElement, here: string): boolean {
  if (!(link instanceof HTMLAnchorElement)) return true
  const isElsewhere = link.origin === window.location.origin && link.pathname !== here
  return isElsewhere && link.target === '' && !link.hasAttribute('download')
}
