import { randomUUID } from 'node:crypto'
import { texts } from '@joinery/contract'
import { expectAccessible } from './accessibility.ts'
import { expect, journey } from './journey.ts'

journey(
  'a page that does not exist says so, is recorded in the log, and leads home',
  async ({ page, product, complaints }) => {
    const path = `/no-such-page-${randomUUID()}`
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: texts.layout.notFound.heading })).toBeVisible()
    await expect(page.getByText(texts.layout.notFound.sentence)).toBeVisible()
    await expectAccessible(page)
    await expect.poll(() => product.log()).toContain(`"path":"${path}","msg":"page not found"`)
    await page.getByRole('link', { name: texts.layout.notFound.returnHome }).click()
    await expect(page).toHaveURL(/\/$/)
    // The browser itself reports the 404 of the page it was asked to open.
    complaints.splice(0, 1)
  },
)
