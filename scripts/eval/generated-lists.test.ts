import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { openPath } from './read-page.ts'
import { shareVisits } from './testing/visit-app.ts'

const visit = shareVisits()

it('a list takes each key and each choice at once, however fast they follow each other', () =>
  visit('An inventory management system with products, suppliers and orders.', async ({ page, see }) => {
    await openPath(page, '/products')
    await typeAtOnce(page, 'zzz')
    await see('No product fits this search')
    expect(await page.getByRole('searchbox').inputValue()).toBe('zzz')
    await clearAndFilterAtOnce(page)
    await see(/^[1-9]\d* products? of/)
    expect(await page.getByRole('searchbox').inputValue()).toBe('')
    expect([...new URL(page.url()).searchParams.keys()]).toEqual(['product-supplier'])
  }))

/** Keys that come faster than anything can be drawn between them. */
async function typeAtOnce(page: Page, text: string) {
  await page.getByRole('searchbox').focus()
  await page.evaluate(`(async () => {
    for (const key of ${JSON.stringify(text)}) {
      document.execCommand('insertText', false, key)
      await null
    }
  })()`)
}

async function clearAndFilterAtOnce(page: Page) {
  await page.evaluate(`(async () => {
    [...document.querySelectorAll('[role=search] button')].at(-1).click()
    await null
    const filter = document.querySelector('[aria-label="Filter by Supplier"]')
    filter.selectedIndex = 1
    filter.dispatchEvent(new Event('change', { bubbles: true }))
  })()`)
}
