import type { RequestContext } from './app-types.ts'

/**
 * Whether a page of the asked origin itself sent this request. A browser says so with every request that could change
 * something; where it may not say it in so many words, as over plain HTTP, it still names the origin. A port is left
 * aside where a proxy may have changed it, and counts where nothing else tells neighbours apart.
 */
export function isOwnPage({ req }: RequestContext, { hasOwnPort = false } = {}): boolean {
  const site = req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  const origin = URL.parse(req.header('origin') ?? '')
  const asked = URL.parse(`http://${req.header('host')}`)
  if (origin === null) return false
  return hasOwnPort ? origin.host === asked?.host : origin.hostname === asked?.hostname
}
