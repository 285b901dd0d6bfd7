import { findRoute, routes } from '@joinery/contract'
import { enlivenThemeToggle } from '../components/ui/enliven-theme-toggle.ts'
import { isSignedIn } from '../lib/is-signed-in.ts'
import { toasterDemand } from '../lib/notify.ts'
import { wholeSheet } from '../lib/whole-sheet.ts'
import { enlivenings } from './enlivenings.ts'
import type { Enlivening } from './enlivenings.ts'

/**
 * Starts a page that is only read. A visitor gets what a script adds to it and nothing of the application: links lead to
 * whole pages, which are as small. The application comes for whoever is signed in, since they are on their way to work,
 * and when there is something to say that only it can.
 */
export async function readPage(): Promise<void> {
  if (isSignedIn()) return startApplication()
  const content = document.querySelector<HTMLElement>('[data-static]')
  if (!content) throw new Error('The page has no content to read.')
  // The fonts that a page names itself hold English; the sheet names those for other letters.
  if (otherLetters.test(document.body.textContent)) void wholeSheet()
  getReadyOnIntent()
  const stopToggle = enlivenThemeToggle(document)
  const enliven = await enliveningAt(window.location.pathname)?.load()
  const stop = enliven?.(content)
  content.dataset['live'] = ''
  const handOver = async () => {
    stopToggle()
    stop?.()
    delete content.dataset['live']
    await startApplication()
  }
  if (toasterDemand.isWanted()) return handOver()
  const stopWatching = toasterDemand.subscribe(() => {
    stopWatching()
    void handOver()
  })
}

export const otherLetters = /[^\s\x20-\x7E\xA0\xA9\xB7\xD7\u2013\u2014\u2018\u2019\u201C\u201D\u2026]/

/** Whoever points at a link to a screen of the application finds its code loaded. */
function getReadyOnIntent(): void {
  const leaving = new AbortController()
  const look = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    if (!link || link.origin !== window.location.origin) return
    const access = findRoute(link.pathname)?.access
    if (access === undefined || access === 'public') return
    leaving.abort()
    // Without a line nothing is lost: the link itself still leads there.
    void import('./start-app.tsx').catch(() => undefined)
  }
  for (const kind of ['pointerover', 'focusin'])
    document.addEventListener(kind, look, { passive: true, signal: leaving.signal })
}

const startApplication = async () => (await import('./start-app.tsx')).startApp()

function enliveningAt(pathname: string): Enlivening | undefined {
  const route = findRoute(pathname)
  for (const [name, enlivening] of enlivenings) if (routes[name] === route) return enlivening
  return undefined
}
