import type { Context } from 'hono'
import type { AuthContext } from '../context.ts'
import { isRedirectAllowed } from './is-redirect-allowed.ts'

/** Where the browser goes in the end: what was asked for if it is allowed, else where it came from, else the site. */
export function chooseRedirect({ settings }: AuthContext, c: Context, asked = c.req.query('redirect_to')) {
  const candidates = [asked ?? '', c.req.header('referer') ?? '']
  return candidates.find((candidate) => isRedirectAllowed(settings, candidate)) ?? settings.siteUrl
}
