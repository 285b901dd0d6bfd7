import { findRoute } from '@joinery/contract'

/** What the guard leaves in the history entry of the sign-in screen. */
export interface ReturnState {
  returnTo: string
}

/** Where a history entry says that the visitor came from. */
export function readReturnPath(historyState: unknown, origin: string): string | undefined {
  if (typeof historyState !== 'object' || historyState === null) return undefined
  return 'returnTo' in historyState ? safeReturnPath(historyState.returnTo, origin) : undefined
}

/**
 * Where to go after signing in, if the wish names a page of this very site that makes sense then. Anything else,
 * another site above all, is undefined.
 */
export function safeReturnPath(wish: unknown, origin: string): string | undefined {
  if (typeof wish !== 'string' || wish === '' || !URL.canParse(wish, origin)) return undefined
  const url = new URL(wish, origin)
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined
  const route = findRoute(url.pathname)
  if (!route || route.access === 'guest' || route.path.startsWith('/auth/')) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}
