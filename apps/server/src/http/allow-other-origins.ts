import type { App } from './app-types.ts'

/**
 * Functions are called with a token in a header, never with a cookie, so a page of any origin may call them: it can do
 * no more than the token it holds.
 */
export function allowOtherOrigins(app: App, path: string): void {
  app.use(path, async (context, next) => {
    context.header('access-control-allow-origin', '*')
    if (context.req.method !== 'OPTIONS') return next()
    context.header('access-control-allow-methods', 'GET, POST')
    context.header('access-control-allow-headers', allowedHeaders)
    context.header('access-control-max-age', '86400')
    return context.body(null, 204)
  })
}

/** What `functions.invoke` sends, and the ETag of a poll. */
const allowedHeaders = 'authorization, apikey, content-type, x-client-info, x-region, if-none-match'
