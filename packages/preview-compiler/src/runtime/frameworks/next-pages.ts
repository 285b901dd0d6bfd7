import { createElement } from 'react'
import type { ComponentType } from 'react'
import type { Params } from './next-route.ts'
import type { TitledModule } from './next-title.ts'

export type Load = () => Promise<PageModule>

export interface PageModule extends TitledModule {
  default?: ComponentType<Record<string, unknown>>
}

interface NextRoute {
  /** As the folders are called: `['blog', '[slug]']`, without groups. */
  readonly segments: readonly string[]
  readonly page: Load
  /** From the outermost to the innermost. */
  readonly layouts: readonly Load[]
  /** What is shown while the page waits. */
  readonly loading?: Load
  /** What is shown in the place of a page that fails. */
  readonly error?: Load
}

export interface NextApp {
  readonly routes: readonly NextRoute[]
  readonly rootLayout: readonly Load[]
  readonly notFound?: Load
}

interface FoundPage {
  readonly params: Params
  readonly segments: readonly string[]
  readonly loads: readonly Load[]
}

export function findPage({ routes, rootLayout, notFound }: NextApp, path: string): FoundPage {
  const wanted = path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => decodeURIComponent(segment))
  for (const route of routes) {
    const params = matchSegments(route.segments, wanted)
    const { page, loading = showNothing, error = showNothing, layouts } = route
    if (params) return { params, segments: wanted, loads: [page, loading, error, ...layouts] }
  }
  const loads = [notFound ?? showNotFound, showNothing, showNothing, ...rootLayout]
  return { params: {}, segments: wanted, loads }
}

const showNothing: Load = async () => ({})

export const showNotFound: Load = async () => ({
  default: () =>
    createElement(
      'main',
      { style: { padding: '4rem', textAlign: 'center' } },
      '404 This page could not be found.',
    ),
})

/** What an address says where a pattern has brackets. Undefined where it is no such address. */
export function matchSegments(pattern: readonly string[], wanted: readonly string[]): Params | undefined {
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
export function loadAll({ loads }: FoundPage): Promise<PageModule[]> {
  const key = loads.map((load) => keys.get(load) ?? keys.set(load, keys.size).get(load)).join(' ')
  const known = loaded.get(key) ?? Promise.all(loads.map((load) => load()))
  loaded.set(key, known)
  return known
}
