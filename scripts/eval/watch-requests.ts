import type { Page } from '@playwright/test'

/** Gathers what the page asked for and did not get, from now on. */
export function watchRequests(page: Page): string[] {
  const lost: string[] = []
  page.on('requestfailed', (request) => {
    // A page that is left in the middle of loading breaks off what it was asking for.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') lost.push(request.url())
  })
  page.on('response', (response) => {
    if (response.status() >= 400) lost.push(`${response.status()} ${response.url()}`)
  })
  return lost
}
