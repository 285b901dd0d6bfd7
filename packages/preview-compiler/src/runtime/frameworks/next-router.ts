import { createElement, useContext } from 'react'
import type { ComponentType } from 'react'
import { formatAddress } from './next-address.ts'
import type { Address } from './next-address.ts'
import { navigate, useAddress } from './next-location.ts'
import { RouteContext } from './next-route.ts'
import type { Params } from './next-route.ts'

type Listener = (...given: readonly unknown[]) => void

interface ShownRoute {
  /** As the file is called: `/blog/[slug]`. */
  readonly pattern: string
  readonly params: Params
}

/** The page that is shown, for code that asks outside of components. */
let shown: ShownRoute | undefined
let locale: string | undefined
const listeners = new Map<string, Set<Listener>>()

export function showRoute(route: ShownRoute): void {
  shown = route
}

export function setLocale(given: string | undefined): void {
  locale = given
}

export const events = {
  on(name: string, listener: Listener): void {
    listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
  },
  off: (name: string, listener: Listener): void => void listeners.get(name)?.delete(listener),
  emit(name: string, ...given: readonly unknown[]): void {
    for (const listener of listeners.get(name) ?? []) listener(...given)
  },
}

const actions = {
  events,
  basePath: '',
  isReady: true,
  isFallback: false,
  isPreview: false,
  isLocaleDomain: false,
  async push(url: Address, as?: string): Promise<boolean> {
    navigate(as ?? formatAddress(url))
    return true
  },
  async replace(url: Address, as?: string): Promise<boolean> {
    navigate(as ?? formatAddress(url), { replaces: true })
    return true
  },
  back: () => history.back(),
  forward: () => history.forward(),
  reload: () => location.reload(),
  prefetch: async () => undefined,
  beforePopState: () => undefined,
}

function describe(address: string, { pattern, params }: ShownRoute) {
  const search = Object.fromEntries(new URLSearchParams(address.replace(/^[^?]*/, '')))
  const query = { ...search, ...params }
  return {
    ...actions,
    locale,
    defaultLocale: locale,
    route: pattern,
    pathname: pattern,
    asPath: address,
    query,
  }
}

type NextRouter = ReturnType<typeof describe>

export function useRouter(): NextRouter {
  const address = useAddress()
  const { params, pattern = address.replace(/\?.*$/, '') } = useContext(RouteContext)
  return describe(address, { params, pattern })
}

export function withRouter<T extends object>(type: ComponentType<T & { router: NextRouter }>) {
  return function WithRouter(properties: T) {
    return createElement(type, { ...properties, router: useRouter() })
  }
}

/** The same outside of components. What it says is read when it is asked for. */
export const Router = new Proxy(describe('/', { pattern: '/', params: {} }), {
  get: (_first, key) => {
    const pattern = shown?.pattern ?? location.pathname
    const current = describe(location.pathname + location.search, { pattern, params: shown?.params ?? {} })
    return Reflect.get(current, key)
  },
})
