import { createElement, Fragment, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { DocumentContext, drawDocument } from './next-document.ts'
import { loadPage } from './next-folder-page.ts'
import type { NextFolder, ShownPage } from './next-folder-page.ts'
import { navigate, useAddress } from './next-location.ts'
import { RouteContext } from './next-route.ts'
import { events, setLocale, showRoute, useRouter } from './next-router.ts'

/** Shows the pages of a `pages` folder. What a server would give a page is asked for here, before the page is drawn. */
export async function startNextFolder(folder: NextFolder): Promise<void> {
  setLocale(folder.locale)
  const first = await follow(folder, location.pathname + location.search)
  const Document = first.document
  const content = createElement(Pages, { folder, first })
  createRoot(document).render(
    createElement(DocumentContext.Provider, { value: content }, drawDocument(Document)),
  )
}

/** Where a page sends its visitors somewhere else, that is the page. */
async function follow(folder: NextFolder, address: string): Promise<ShownPage> {
  for (let asked = address, count = 0; ; count++) {
    const page = await loadPage(folder, asked)
    if (page.redirect === undefined || count === maxRedirects) return page
    navigate(page.redirect, { replaces: true })
    asked = location.pathname + location.search
  }
}

const maxRedirects = 10

/** The page before stays until the next one has what it needs. */
function Pages({ folder, first }: { folder: NextFolder; first: ShownPage }): ReactNode {
  const address = useAddress()
  const [page, setPage] = useState(first)
  const [failure, setFailure] = useState<{ error: unknown }>()
  useEffect(() => {
    if (address === page.address) return undefined
    let isCurrent = true
    events.emit('routeChangeStart', address, { shallow: false })
    const show = async () => {
      try {
        const next = await follow(folder, address)
        if (isCurrent) setPage(next)
      } catch (error) {
        events.emit('routeChangeError', error, address, { shallow: false })
        if (isCurrent) setFailure({ error })
      }
    }
    void show()
    return () => {
      isCurrent = false
    }
  }, [address, folder, page.address])
  useEffect(() => {
    if (page !== first) events.emit('routeChangeComplete', page.address, { shallow: false })
  }, [page, first])
  if (failure) throw failure.error
  showRoute(page)
  return createElement(RouteContext.Provider, { value: page }, createElement(Page, { page }))
}

function Page({ page }: { page: ShownPage }): ReactNode {
  const router = useRouter()
  const { app, component, properties } = page
  if (component === undefined) return null
  if (app === undefined) return createElement(component, properties)
  return createElement(
    Fragment,
    undefined,
    createElement(app, { Component: component, pageProps: properties, router, ...page.appProperties }),
  )
}
