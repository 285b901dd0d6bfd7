import { routes, texts } from '@joinery/contract'
import type { Route } from '@joinery/contract'
import { expectPageAccessible, expectNoSidewaysScroll } from './accessibility.ts'
import { expect, journey } from './journey.ts'
import { becomeUser, inventPerson } from './people.ts'

const guarded: Route[] = Object.values(routes).filter((route: Route) => route.access === 'guarded')

journey('an anonymous visitor is sent from every guarded screen to /login', async ({ page }) => {
  for (const { path } of guarded) {
    await page.goto(path.replace(':projectId', '0b9fd9c6-52ac-4d6b-8f5c-2a5b8d1f7c11'))
    await expect(page).toHaveURL(/\/login/)
  }
})

journey("the guard says 'Loading...' while the session loads", async ({ page }) => {
  const person = inventPerson()
  await becomeUser(page, person)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/*', async (route) => {
    const isData = ['fetch', 'xhr'].includes(route.request().resourceType())
    if (isData) await held
    await route.continue()
  })
  await page.goto('/dashboard')
  await expect(page.getByText(texts.layout.guard.loading, { exact: true })).toBeVisible()
  letGo()
  await expect(page.getByText(person.email).first()).toBeVisible()
})

journey('the shell shows an anonymous visitor its eight links and the way in', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/dashboard/billing')
  for (const name of [
    'Dashboard',
    'AI Chat',
    'Projects',
    'Databases',
    'Analytics',
    'Users',
    'Billing',
    'Settings',
  ]) {
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  }
  const shell = page.getByRole('complementary')
  await expect(shell.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login')
  await expect(shell.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register')
})

for (const colorScheme of ['light', 'dark'] as const) {
  journey(`on a phone the shell slides out, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto('/dashboard/billing', { waitUntil: 'networkidle' })
    await expectNoSidewaysScroll(page)
    const analytics = page.getByRole('link', { name: 'Analytics', exact: true })
    await expect(analytics).toBeHidden()
    await page.getByRole('button', { name: /menu/i }).click()
    await expect(analytics).toBeVisible()
    await expectPageAccessible(page)
    await page.keyboard.press('Escape')
    await expect(analytics).toBeHidden()
  })
}
