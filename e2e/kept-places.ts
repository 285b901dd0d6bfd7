import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

const sizes: readonly Size[] = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
]

/** What loads may move things by the height of a line, not by more. */
const toleratedPx = 20

interface Size {
  width: number
  height: number
}

type Places = Record<string, number>

/**
 * Holds back everything that a screen reads, and compares where things stand then with where they stand once it came. Each
 * visit compares both widths; the browser tells of the one that is open meanwhile.
 */
export async function expectPlacesKept(page: Page, path: string): Promise<void> {
  for (const order of [sizes, sizes.toReversed()]) await visit(page, path, order)
}

async function visit(page: Page, path: string, order: readonly Size[]): Promise<void> {
  const release = await holdReads(page)
  await page.goto(path)
  const skeletons = page.getByRole('main').locator('.animate-breathe, .animate-spin')
  await expect(skeletons.first(), path).toBeVisible()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const before = await placesBySize(page, order)
  const readShift = await watchShift(page)
  release()
  await expect(skeletons, path).toHaveCount(0)
  expect(await readShift(), `${path} at ${page.viewportSize()?.width} px`).toBeLessThan(0.02)
  const after = await placesBySize(page, order)
  expect(movesOf(before, after), path).toEqual([])
  await page.unrouteAll({ behavior: 'wait' })
}

/** What the browser itself counts as moved, from now on. */
async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const root = document.documentElement.dataset
    root['shift'] = '0'
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) root['shift'] = String(Number(root['shift']) + Number(entry.value))
      }
    }).observe({ type: 'layout-shift' })
  })
  return async () => {
    await untilPainted(page)
    return page.evaluate(() => Number(document.documentElement.dataset['shift']))
  }
}

/** What a new width moves is counted with the frame that draws it, which on a busy machine comes late. */
function untilPainted(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  )
}

/** What a screen shows comes in one answer; without that answer it asks for each part, and each is held back. */
async function holdReads(page: Page): Promise<() => void> {
  const hold = Promise.withResolvers<void>()
  await page.route(isRead, async (route) => {
    if (route.request().url().includes('/api/screens/')) return route.abort()
    await hold.promise
    return route.continue()
  })
  return hold.resolve
}

/** Who is signed in is known before a screen opens. */
const isRead = ({ pathname }: URL) => pathname.startsWith('/api/') && pathname !== '/api/session'

async function placesBySize(page: Page, order: readonly Size[]): Promise<Map<number, Places>> {
  const bySize = new Map<number, Places>()
  for (const size of order) {
    await page.setViewportSize(size)
    await untilPainted(page)
    bySize.set(size.width, await page.evaluate(readPlaces))
  }
  return bySize
}

/** Where everything that has a name begins, and each block of the screen. */
function readPlaces(): Places {
  const main = document.querySelector('main')
  const screen = main?.querySelector('h1')?.closest('.mx-auto')
  const blocks = [...(screen?.children ?? [])].filter(
    (block) => getComputedStyle(block).position === 'static',
  )
  const named = [...(main?.querySelectorAll('h1, h2, h3, [role=tab]') ?? [])]
  const places = [
    ...named.map((element) => [`${element.tagName} ${element.textContent}`, element] as const),
    ...blocks.map((block, index) => [`block ${index}`, block] as const),
  ]
  return Object.fromEntries(
    places.map(([name, element]) => [name, Math.round(element.getBoundingClientRect().top + window.scrollY)]),
  )
}

function movesOf(before: Map<number, Places>, after: Map<number, Places>): string[] {
  return sizes.flatMap(({ width }) =>
    Object.entries(before.get(width) ?? {}).flatMap(([name, top]) => {
      const then = after.get(width)?.[name]
      const isKept = then === undefined || Math.abs(then - top) <= toleratedPx
      return isKept ? [] : [`${name} moves from ${top} to ${then} px at a width of ${width} px`]
    }),
  )
}
