import { lazy } from 'react'

/** Most links are opened in time, so what is said about the others is loaded when it is needed. */
export const LazyLinkExpired = lazy(async () => ({
  default: (await import('./link-expired.tsx')).LinkExpired,
}))
