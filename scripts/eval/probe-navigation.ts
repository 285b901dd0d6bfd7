import type { ApplicationModel, Screen } from '@joinery/offline-model'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { judge } from './probe.ts'
import type { Probe } from './probe.ts'
import { followPath, isMissing, openPath } from './read-page.ts'

const maxPages = 24

/** Follows links from the first page as far as they lead: none is dead, and every screen is found on the way. */
export async function probeNavigation(
  page: Page,
  { model, sought }: { model: ApplicationModel; sought: readonly Screen[] },
): Promise<Probe[]> {
  const probes: Probe[] = []
  const known = new Set(['/'])
  const waiting = ['/']
  for (let opened = 0; opened < maxPages; opened++) {
    const path = waiting.shift()
    if (path === undefined) break
    const text = path === '/' ? await openPath(page, path) : await followPath(page, path)
    if (path !== '/') probes.push(judge(`link ${path}`, !isMissing(text), text.slice(0, 80)))
    for (const next of await listLinks(page)) {
      if (known.has(next)) continue
      known.add(next)
      // One record is like the other, so that one of each kind is opened and the rest is left alone.
      const isAnother = [...known].some((each) => each !== next && patternOf(each) === patternOf(next))
      if (!isAnother) waiting.push(next)
    }
  }
  const patterns = new Set([...known].map((path) => patternOf(path)))
  for (const { path, title } of sought)
    probes.push(judge(`reaches "${title}"`, known.has(path) || patterns.has(path), 'no link leads there'))
  return probes

  function patternOf(path: string): string {
    const fitting = model.screens.find(
      (screen) => screen.path.includes(':id') && path.startsWith(screen.path.replace(':id', '')),
    )
    return fitting && !model.screens.some((screen) => screen.path === path) ? fitting.path : path
  }
}

async function listLinks(page: Page): Promise<string[]> {
  return z.array(z.string()).parse(await page.evaluate(readLinks))
}

const readLinks = `[...document.querySelectorAll('a[href]')]
  .map((link) => new URL(link.getAttribute('href'), location.href))
  .filter((url) => url.origin === location.origin)
  .map((url) => url.pathname)`
