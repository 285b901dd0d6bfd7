import { expect, journey } from './journey.ts'
import type { Page } from './journey.ts'

const inkOf = (page: Page) => page.locator('h1').evaluate((heading) => getComputedStyle(heading).color)

journey('the theme follows the system until one is chosen, and the choice is kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/', { waitUntil: 'networkidle' })
  const dark = await inkOf(page)
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await inkOf(page)
  expect(light).not.toBe(dark)

  await page.getByRole('button', { name: /theme/i }).click()
  await expect.poll(() => inkOf(page)).toBe(dark)
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await page.reload()
  expect(await inkOf(page)).toBe(dark)
})

journey('a stored theme is there before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  // Scripts of the application are held back: what is seen is what the page itself brings.
  await page.route('**/assets/*.js', () => new Promise(() => undefined))
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForSelector('h1')
  const ink = await inkOf(page)
  expect(ink).not.toBe(await inkWithoutChoice(page, 'light'))
  expect(ink).toBe(await inkWithoutChoice(page, 'dark'))
})

async function inkWithoutChoice(page: Page, colorScheme: 'light' | 'dark'): Promise<string> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(() => localStorage.removeItem('theme'))
  await page.emulateMedia({ colorScheme })
  await page.goto('/')
  return inkOf(page)
}
