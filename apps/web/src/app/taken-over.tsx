import { useEffect, useLayoutEffect, useState } from 'react'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { LoadingScreen } from '../components/layout/loading-screen.tsx'
import { opensHere } from '../lib/opens-here.ts'
import { fetchStaticContent } from '../lib/static-content.ts'
import { contentClasses, useEnlivened } from './enlivened.ts'
import type { LoadEnliven } from './enlivened.ts'

/**
 * A page that is only read, in the browser. Its content was rendered when the site was built and never comes as code:
 * the page is taken over as it stands, and whoever comes from another page gets the content from its own address.
 */
export function takenOver(loadEnliven: LoadEnliven) {
  return function TakenOver() {
    const { pathname: address, hash } = useLocation()
    const pathname = address.replace(/([^/])\/+$/, '$1')
    const html = useContent(pathname)
    const ref = useEnlivened(loadEnliven, html)
    const follow = useLinks(pathname)
    useLayoutEffect(() => {
      if (html !== undefined && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
    }, [html, hash])
    if (html === undefined) return <LoadingScreen />
    return (
      // Links in here are real links; the handler only spares the browser a whole page.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
      <div
        ref={ref}
        data-static={pathname}
        className={contentClasses}
        onClick={follow}
        // Written by our own build and served from our own origin.
        // oxlint-disable-next-line react/no-danger
        dangerouslySetInnerHTML={{ __html: html }}
      />
    )
  }
}

/** Undefined while it is on its way. */
function useContent(pathname: string): string | undefined {
  const [content, setContent] = useState(() => ({ pathname, html: contentOfPage(pathname) }))
  const html = content.pathname === pathname ? content.html : undefined
  useEffect(() => {
    if (html !== undefined) return undefined
    const leaving = new AbortController()
    fetchStaticContent(pathname, leaving.signal).then(
      (fetched) => {
        document.title = fetched.title
        setContent({ pathname, html: fetched.html })
      },
      () => {
        // The browser knows best how to say that a page does not come.
        if (!leaving.signal.aborted) window.location.assign(pathname)
      },
    )
    return () => leaving.abort()
  }, [pathname, html])
  return html
}

/** What the page that the browser loaded holds already. On the way from another page, that one is still there. */
function contentOfPage(pathname: string): string | undefined {
  const content = document.querySelector<HTMLElement>('[data-static]')
  return content?.dataset['static'] === pathname ? content.innerHTML : undefined
}

/** Follows links to other pages of the site without loading a whole new page. */
function useLinks(pathname: string) {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || link.origin !== window.location.origin || !opensHere(event)) return
    const isFile = /\.\w+$/.test(link.pathname)
    if (isFile || (link.hash !== '' && link.pathname === pathname)) return
    event.preventDefault()
    void navigate(`${link.pathname}${link.search}${link.hash}`)
  }
}
