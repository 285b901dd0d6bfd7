import { expectPageAccessible } from './accessibility.ts'
import { expect, journey } from './journey.ts'

journey(
  'a toast is 356 px wide, stays about four seconds, and no more than three are seen',
  async ({ page, context }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/dashboard/billing', { waitUntil: 'networkidle' })
    const toasts = page.locator('[data-sonner-toast]')
    const loseAndRegain = async () => {
      await context.setOffline(true)
      await context.setOffline(false)
    }
    await loseAndRegain()
    await expect(toasts.first()).toBeVisible()
    const shownAt = Date.now()
    expect((await toasts.first().boundingBox())?.width).toBe(356)
    const list = page.locator('[data-sonner-toaster]')
    expect(await list.evaluate((element) => getComputedStyle(element).getPropertyValue('--gap'))).toBe('14px')
    await expectPageAccessible(page)
    await loseAndRegain()
    await loseAndRegain()
    await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3)
    await page.mouse.move(10, 10)
    await expect(toasts).toHaveCount(0)
    expect(Date.now() - shownAt).toBeGreaterThan(3_500)
  },
)
