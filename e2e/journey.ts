import { randomInt } from 'node:crypto'
import { test as base, expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Product } from './product.ts'
import { findSharedProduct } from './shared-product.ts'

export { expect }
export type { Page }

/** A journey through the real product, which journeys share as users do, and no complaint in the console. */
export const journey = base.extend<{ complaints: string[] }, { product: Product }>({
  product: [
    // Playwright reads the names of the fixtures from the first argument's pattern, also when there are none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => use(findSharedProduct()),
    { scope: 'worker' },
  ],
  /** Pages that are only read fetch their scripts when they have been painted; nobody presses anything before. */
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) awaitScripts(page)
    await use(page)
  },
  baseURL: ({ product }, use) => use(product.address),
  /** Every journey is another visitor: limits by address count each for itself. */
  // oxlint-disable-next-line no-empty-pattern
  extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': inventAddress() }),
  /** Errors, violations of the content policy and hydration warnings fail every journey. */
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** Makes a page wait, wherever it goes, until it answers clicks and keys. */
export function awaitScripts(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const becomeLive = async (until: string | undefined) => {
    if (until === 'commit') return
    await page.locator('[data-static]:not([data-live])').waitFor({ state: 'detached' })
  }
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    await becomeLive(options?.waitUntil)
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    await becomeLive(options?.waitUntil)
    return answer
  }
}

/** From the range that is kept for documentation and benchmarks. */
const inventAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}`
