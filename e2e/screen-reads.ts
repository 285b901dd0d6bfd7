import type { Page } from '@playwright/test'

/** What a screen shows comes in one answer. Without that answer it asks for each part alone, as it does for a refresh. */
export const cutScreenReads = (page: Page) => page.route('**/api/screens/**', (route) => route.abort())

/** The addresses that a page reads from the API from now on. Streams and what it does are no part of it. */
export function recordReads(page: Page): string[] {
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/') && !pathname.endsWith('/stream'))
      reads.push(pathname)
  })
  return reads
}
