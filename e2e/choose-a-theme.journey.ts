import { expect, journey } from './journey.ts'
import type { Page } from './journey.ts'

const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

journey('the theme follows the system until one is chosen, and the choice is kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/', { waitUntil: 'networkidle' })
  const dark = await backgroundOf(page)
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await backgroundOf(page)
  expect(light).not.toBe(dark)

  await page.getByRole('button', { name: /theme/i }).click()
  await expect.poll(() => backgroundOf(page)).toBe(dark)
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await page.reload()
  expect(await backgroundOf(page)).toBe(dark)
})

journey('a stored theme is there before the first paint', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await context.addInitScript(() => localStorage.setItem('theme', 'dark'))
  // Scripts of the application are held back: what is seen is what the page itself brings.
  await page.route('**/assets/*.js', () => new Promise(() => undefined))
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForSelector('h1')
  const background = await backgroundOf(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await backgroundOf(page)).toBe(background)
})
