import type { ComponentType } from 'react'
import type { RouteName } from '@joinery/contract'
import { lazyPart } from '../lib/lazy-part.ts'
import { loadPatiently } from '../lib/load-patiently.ts'

/** A route's screen is told its name, so that one screen can serve several routes. */
export interface ScreenProps {
  routeName: RouteName
}

export interface LazyScreen<Props extends object = ScreenProps> {
  /** The modules below apps/web, by which the build finds the files that a prerendered page preloads. */
  sources: readonly string[]
  /** After this the screen renders at once, which prerendering and hydration both need. */
  preload: () => Promise<void>
  Screen: ComponentType<Props>
}

/** A screen whose code is loaded when it is first shown. */
export function lazyScreen<Props extends object = ScreenProps>(
  load: () => Promise<ComponentType<Props>>,
  sources: readonly string[] = [],
): LazyScreen<Props> {
  let Loaded: ComponentType<Props> | undefined
  const Pending = lazyPart(load, { whenGone: loadPageAnew })
  return {
    sources,
    async preload() {
      Loaded = await loadPatiently(load)
    },
    Screen: (props) => (Loaded ? <Loaded {...props} /> : <Pending {...props} />),
  }
}

/** Another version of the product has other files. Whoever goes to a screen that is gone gets the page anew, but not twice. */
function loadPageAnew(error: unknown): Promise<never> {
  const [arrival] = performance.getEntriesByType('navigation')
  if (arrival?.name === window.location.href) return Promise.reject(error)
  window.location.reload()
  return new Promise(() => undefined)
}
