import { useContext } from 'react'
import { navigate, useAddress } from './next-location.ts'
import { NotFound, Redirection, RouteContext } from './next-route.ts'
import type { Params } from './next-route.ts'

const router = {
  push: (href: string) => navigate(href),
  replace: (href: string) => navigate(href, { replaces: true }),
  back: () => history.back(),
  forward: () => history.forward(),
  refresh: () => undefined,
  prefetch: () => undefined,
}

export function useRouter(): typeof router {
  return router
}

export function usePathname(): string {
  return useAddress().replace(/\?.*$/, '')
}

export function useSearchParams(): URLSearchParams {
  return new URLSearchParams(useAddress().replace(/^[^?]*/, ''))
}

export function useParams(): Params {
  return useContext(RouteContext).params
}

export function useSelectedLayoutSegments(): readonly string[] {
  return useContext(RouteContext).segments
}

export function useSelectedLayoutSegment(): string | null {
  return useContext(RouteContext).segments[0] ?? null
}

export function redirect(href: string): never {
  throw new Redirection(href)
}

export const permanentRedirect = redirect

export function notFound(): never {
  throw new NotFound()
}

export class ReadonlyURLSearchParams extends URLSearchParams {}
