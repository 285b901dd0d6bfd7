import { lazyPart } from '../../lib/lazy-part.ts'

/** Most links are opened in time, so what is said about the others is loaded when it is needed. */
export const LazyLinkExpired = lazyPart(async () => (await import('./link-expired.tsx')).LinkExpired)
