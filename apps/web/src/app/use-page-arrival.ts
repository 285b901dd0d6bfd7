import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { findRoute } from '@joinery/contract'
import { contentId } from '../components/layout/skip-link.tsx'
import { pageTitle } from '../lib/page-title.ts'

/**
 * What a browser does by itself when a page loads, after a navigation inside the application: set the title,
 * begin at the top and move the reader there. Going back and forth is left to the browser's own memory.
 */
export function usePageArrival() {
  const { pathname } = useLocation()
  const navigationType = useNavigationType()
  useEffect(() => {
    document.title = pageTitle(findRoute(pathname))
    if (navigationType === NavigationType.Pop) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    document.querySelector<HTMLElement>(`#${contentId}`)?.focus({ preventScroll: true })
    // Whoever changes only what stands behind the path, a tab or a search, has not gone anywhere.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname])
}
