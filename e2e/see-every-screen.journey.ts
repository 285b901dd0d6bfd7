import { routes } from '@joinery/contract'
import type { Route } from '@joinery/contract'
import { expectAccessible, expectNoSidewaysScroll, expectReadableColors } from './accessibility.ts'
import { expect, journey } from './journey.ts'
import { becomeUser, inventPerson } from './people.ts'

const all: Route[] = Object.values(routes)
const guarded = all.filter(
  ({ access, path }) => access !== 'public' && access !== 'guest' && !path.includes(':'),
)

journey('every guarded screen is accessible and fits each width, in both themes', async ({ page }) => {
  journey.slow()
  await becomeUser(page, inventPerson())
  for (const { path } of guarded) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    for (const width of [1920, 1280, 768, 375]) {
      await page.setViewportSize({ width, height: 812 })
      await expectNoSidewaysScroll(page)
    }
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColors(page)
  }
})

journey('focus shows as a ring of 2 px, and nothing moves for whoever wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/login')
  await page.keyboard.press('Tab')
  const focused = page.locator(':focus-visible')
  await expect(focused).toHaveCSS('outline-style', 'solid')
  await expect(focused).toHaveCSS('outline-width', '2px')
  for (const path of ['/', '/pricing', '/login']) {
    await page.goto(path)
    const longest = await page.evaluate(() =>
      Math.max(
        ...Array.from(document.querySelectorAll('*')).flatMap((element) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element)
          return `${transitionDuration},${animationDuration}`.split(',').map(Number.parseFloat)
        }),
      ),
    )
    expect(longest).toBeLessThanOrEqual(0.001)
  }
})
