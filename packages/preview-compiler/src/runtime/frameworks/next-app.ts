import { Component, createContext, createElement, Suspense, use, useContext, useEffect } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { isAsynchronous } from './is-asynchronous.ts'
import { drawable } from './next-async.ts'
import { navigate, useAddress } from './next-location.ts'
import { findPage, loadAll, showNotFound } from './next-pages.ts'
import type { NextApp, PageModule } from './next-pages.ts'
import { NotFound, Redirection, RouteContext } from './next-route.ts'
import { readTitle } from './next-title.ts'

/** Shows the pages of an `app` folder. The root layout draws the whole document, so the document is what it is given. */
export async function startNextApp(app: NextApp): Promise<void> {
  await loadAll(findPage(app, location.pathname))
  createRoot(document).render(createElement(App, { app }))
}

function App({ app }: { app: NextApp }) {
  const address = useAddress()
  const [path = '/', search = ''] = address.split('?')
  const found = findPage(app, path)
  const [page, loading, failure, ...layouts] = use(loadAll(found))
  const properties = {
    params: withPromise(found.params),
    searchParams: withPromise(Object.fromEntries(new URLSearchParams(search))),
  }
  useTitle([...layouts, page ?? {}], properties)
  const fallback = loading?.default ? createElement(loading.default) : null
  const content = createElement(
    Boundary,
    { key: address, app, failure: failure?.default },
    createElement(Suspense, { fallback }, page?.default && createElement(drawable(page.default), properties)),
  )
  const element = layouts.reduceRight<ReactNode>(
    (children, layout) => drawLayout(layout.default, properties, children),
    content,
  )
  return createElement(RouteContext.Provider, { value: found }, element)
}

/** What an asynchronous layout draws is kept while its pages change, so that it holds a place for them instead. */
function drawLayout(type: PageModule['default'], properties: object, children: ReactNode): ReactNode {
  if (type === undefined) return children
  if (!isAsynchronous(type)) return createElement(type, { ...properties }, children)
  const layout = createElement(drawable(type), { ...properties }, createElement(Place))
  return createElement(
    PlaceContext.Provider,
    { value: children },
    createElement(Suspense, { fallback: null }, layout),
  )
}

const PlaceContext = createContext<ReactNode>(null)

function Place() {
  return useContext(PlaceContext)
}

/** After every drawing, because only another address leads to one. */
function useTitle(modules: readonly PageModule[], properties: object): void {
  useEffect(() => {
    let isCurrent = true
    void readTitle(modules, properties).then((title) => {
      if (isCurrent && title !== undefined) document.title = title
    })
    return () => {
      isCurrent = false
    }
  })
}

interface BoundaryProps {
  app: NextApp
  failure: PageModule['default']
  children?: ReactNode
}

class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof Redirection) navigate(error.href, { replaces: true })
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (error instanceof Redirection) return null
    const { app, failure } = this.props
    if (error instanceof NotFound) return createElement(Missing, { app })
    if (failure === undefined) throw error
    return createElement(failure, { error, reset: () => this.setState({ error: undefined }) })
  }
}

function Missing({ app }: { app: NextApp }) {
  const [page] = use(loadAll({ params: {}, segments: [], loads: [app.notFound ?? showNotFound] }))
  return page?.default ? createElement(drawable(page.default)) : null
}

function withPromise<T extends object>(value: T): Promise<T> & T {
  return Object.assign(Promise.resolve(value), value)
}
