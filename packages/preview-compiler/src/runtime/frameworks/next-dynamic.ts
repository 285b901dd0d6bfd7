import { createElement, lazy, Suspense } from 'react'
import type { ComponentType } from 'react'

type Component = ComponentType<Record<string, unknown>>

interface DynamicOptions {
  loading?: ComponentType<object>
  loader?: () => Promise<Component | { default: Component }>
  ssr?: boolean
}

/** A component that is loaded when it is first shown. */
export function dynamic(
  load: DynamicOptions['loader'] | DynamicOptions,
  options: DynamicOptions = {},
): ComponentType<Record<string, unknown>> {
  const settings = typeof load === 'function' ? { ...options, loader: load } : { ...load }
  const { loader, loading } = settings
  const Loaded = lazy(async () => {
    const loaded = await loader?.()
    if (loaded === undefined) throw new Error('next/dynamic was not told what to load.')
    return 'default' in loaded ? loaded : { default: loaded }
  })
  return function Dynamic(props) {
    return createElement(
      Suspense,
      { fallback: loading ? createElement(loading) : null },
      createElement(Loaded, props),
    )
  }
}
