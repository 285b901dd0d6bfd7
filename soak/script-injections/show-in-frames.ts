import { settle } from '../../e2e/script-watch.ts'
import type { Visit } from './house.ts'

/** Shows whole pages, each in a frame of our own origin, and looks at every one. */
export async function showInFrames({ context, page, watch }: Visit, pages: readonly string[]): Promise<void> {
  const perVisit = 50
  let start = 0
  await context.route('**/shown?*', (route) => {
    const which = Number(new URL(route.request().url()).searchParams.get('which'))
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: pages[which] ?? '' })
  })
  await context.route('**/frames', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html>${pages
        .slice(start, start + perVisit)
        .map((_, index) => `<iframe src="/shown?which=${start + index}"></iframe>`)
        .join('')}`,
    }),
  )
  for (; start < pages.length; start += perVisit) {
    await page.goto('/frames')
    await settle(page)
    // One that has gone elsewhere has been noticed on its way.
    for (const frame of page.frames().slice(1)) await watch.look(frame).catch(() => undefined)
  }
}
