import { texts } from '@joinery/contract'
import type { Route } from '@joinery/contract'

/** What the browser's tab says. The start page leads with the product's name, every other with its own. */
export function pageTitle(route: Pick<Route, 'path' | 'title'> | undefined): string {
  const product = texts.common.productName
  if (!route) return `${texts.layout.notFound.heading} · ${product}`
  return route.path === '/' ? `${product} · ${route.title}` : `${route.title} · ${product}`
}
