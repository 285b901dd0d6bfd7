import { Component, createElement, Fragment, Suspense, use, useEffect } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { navigate, useAddress } from './next-location.ts'
import { NotFound, Redirection, RouteContext } from './next-route.ts'
import type { Params } from './next-route.ts'

type Load = () => Promise<PageModule>

interface PageModule {
  default?: ComponentType<Record<string, unknown>>
  metadata?: { title?: string | { default?: string; absolute?: string } }
}

export interface NextRoute {
  /** As the folders are called: `['blog', '[slug]']`, without groups. */
  readonly segments: readonly string[]
  readonly page: Load
  /** From the outermost to the innermost. */
  readonly layouts: readonly Load[]
  readonly loading?: Load
}

interface NextApp {
  readonly routes: readonly NextRoute[]
  readonly rootLayout: readonly Load[]
  readonly notFound?: Load
}

/** Shows the pages of an `app` folder. The root layout draws the whole document, so the document is what it is given. */
export async function startNextApp(app: NextApp): Promise<void> {
  await loadAll(findPage(app, location.pathname))
  createRoot(document).render(createElement(App, { app }))
}

function App({ app }: { app: NextApp }) {
  const address = useAddress()
  const [path = '/', search = ''] = address.split('?')
  const found = findPage(app, path)
  const [page, ...layouts] = use(loadAll(found))
  const properties = {
    params: withPromise(found.params),
    searchParams: withPromise(Object.fromEntries(new URLSearchParams(search))),
  }
  const title = findTitle([page, ...layouts.toReversed()])
  useEffect(() => {
    if (title !== undefined) document.title = title
  }, [title])
  const content = createElement(
    Boundary,
    { key: address, app },
    createElement(Suspense, { fallback: null }, draw(page?.default, properties, address)),
  )
  const element = layouts.reduceRight<ReactNode>(
    (children, layout, index) => draw(layout.default, { ...properties, children }, `layout ${index}`),
    content,
  )
  return createElement(RouteContext.Provider, { value: found }, element)
}

interface FoundPage {
  readonly params: Params
  readonly segments: readonly string[]
  readonly loads: readonly Load[]
}

function findPage({ routes, rootLayout, notFound }: NextApp, path: string): FoundPage {
  const wanted = path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => decodeURIComponent(segment))
  for (const route of routes) {
    const params = matchSegments(route.segments, wanted)
    if (params) return { params, segments: wanted, loads: [route.page, ...route.layouts] }
  }
  return { params: {}, segments: wanted, loads: [notFound ?? showNotFound, ...rootLayout] }
}

const showNotFound: Load = async () => ({
  default: () =>
    createElement(
      'main',
      { style: { padding: '4rem', textAlign: 'center' } },
      '404 This page could not be found.',
    ),
})

function matchSegments(pattern: readonly string[], wanted: readonly string[]): Params | undefined {
  const params: Record<string, string | readonly string[]> = {}
  for (const [index, segment] of pattern.entries()) {
    const [, isOptional, name = ''] = /^(\[)?\[\.\.\.(.+?)\]+$/.exec(segment) ?? []
    if (name !== '') {
      const rest = wanted.slice(index)
      if (rest.length === 0 && isOptional === undefined) return undefined
      return { ...params, ...(rest.length > 0 && { [name]: rest }) }
    }
    const given = wanted[index]
    if (given === undefined) return undefined
    const parameter = /^\[(.+)\]$/.exec(segment)?.[1]
    if (parameter !== undefined) params[parameter] = given
    else if (segment !== given) return undefined
  }
  return pattern.length === wanted.length ? params : undefined
}

const loaded = new Map<string, Promise<PageModule[]>>()
const keys = new Map<Load, number>()

/** The same promise for the same page, as React asks of what it waits for. */
function loadAll({ loads }: FoundPage): Promise<PageModule[]> {
  const key = loads.map((load) => keys.get(load) ?? keys.set(load, keys.size).get(load)).join(' ')
  const known = loaded.get(key) ?? Promise.all(loads.map((load) => load()))
  loaded.set(key, known)
  return known
}

/** A component of the server may be asynchronous, which no component of a browser is. It runs once for each address. */
function draw(type: PageModule['default'], properties: Record<string, unknown>, key: string): ReactNode {
  if (type === undefined) return null
  if (type.constructor.name !== 'AsyncFunction') return createElement(type, properties)
  return createElement(Suspense, { fallback: null }, createElement(Awaited, { type, properties, id: key }))
}

interface AwaitedProps {
  type: ComponentType<Record<string, unknown>>
  properties: Record<string, unknown>
  id: string
}

const results = new WeakMap<object, Map<string, Promise<ReactNode>>>()

function Awaited({ type, properties, id }: AwaitedProps) {
  const known = results.get(type) ?? new Map<string, Promise<ReactNode>>()
  results.set(type, known)
  const result = known.get(id) ?? Promise.resolve(Reflect.apply(type, undefined, [properties]))
  known.set(id, result)
  return createElement(Fragment, undefined, use(result))
}

class Boundary extends Component<{ app: NextApp; children?: ReactNode }, { error: unknown }> {
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
    if (error instanceof NotFound) return createElement(Missing, { app: this.props.app })
    throw error
  }
}

function Missing({ app }: { app: NextApp }) {
  const [page] = use(loadAll({ params: {}, segments: [], loads: [app.notFound ?? showNotFound] }))
  return page?.default ? createElement(page.default) : null
}

function withPromise<T extends object>(value: T): Promise<T> & T {
  return Object.assign(Promise.resolve(value), value)
}

/** The nearest to the page wins. */
function findTitle(modules: readonly (PageModule | undefined)[]): string | undefined {
  for (const module of modules) {
    const title = module?.metadata?.title
    const text = typeof title === 'string' ? title : (title?.absolute ?? title?.default)
    if (text !== undefined) return text
  }
  return undefined
}
