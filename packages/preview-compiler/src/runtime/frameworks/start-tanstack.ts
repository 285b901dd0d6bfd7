import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

/** The names under which templates of different ages export their router. */
interface RouterModule {
  getRouter?: () => unknown
  createRouter?: () => unknown
  router?: unknown
}

/** The root route of such a project draws the whole document, so the document is what it is given. */
export function startTanStack(
  routerModule: RouterModule,
  RouterProvider: (props: { router: unknown }) => null,
): void {
  const router = routerModule.getRouter?.() ?? routerModule.createRouter?.() ?? routerModule.router
  createRoot(document).render(createElement(RouterProvider, { router }))
}
