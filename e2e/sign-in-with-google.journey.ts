import { randomUUID } from 'node:crypto'
import { texts } from '@joinery/contract'
import { test as base, expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { freePort } from '../bench/free-port.ts'
import { startOpenIdProvider } from './openid-provider.ts'
import { becomeUser, inventPerson } from './people.ts'
import { withProduct } from './product.ts'

/** The product, set up to take a real OpenID provider on this machine for Google. */
const test = base.extend<object, { address: string }>({
  address: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const [port, providerPort] = [await freePort(), await freePort()]
      const redirectUri = `http://localhost:${port}/auth/v1/callback`
      const provider = await startOpenIdProvider({ port: providerPort, redirectUri })
      const settings = {
        PORT: String(port),
        GOOGLE_CLIENT_ID: 'joinery',
        GOOGLE_CLIENT_SECRET: 'a secret between two',
        GOOGLE_URL: provider.issuer,
      }
      await withProduct(settings, ({ address }) => use(address))
      await provider.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ address }, use) => use(address),
})

// One product with these settings, not one for each worker.
test.describe.configure({ mode: 'default' })

test(
  'whoever signs in at a real OpenID provider arrives at the dashboard, and so again the next time',
  { tag: '@thorough' },
  async ({ page, context }) => {
    const name = `ada-${randomUUID().slice(0, 8)}`
    const returned = page.waitForRequest(
      (request) => request.isNavigationRequest() && new URL(request.url()).pathname === '/auth/callback',
    )
    await signInWithGoogle(page, name)
    expect(new URL((await returned).url()).searchParams.get('code')).toBeTruthy()
    await expect(page.getByText(`${name}@example.com`).first()).toBeAttached()
    await context.clearCookies()
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await signInWithGoogle(page, name)
  },
)

test(
  'a user links a Google account in the settings and unlinks it again',
  { tag: '@thorough' },
  async ({ page }) => {
    await becomeUser(page, inventPerson())
    await page.goto('/dashboard/settings')
    const linked = page.getByRole('region', { name: 'Linked accounts' })
    await linked.getByRole('button', { name: 'Link Google' }).click()
    await proveAtProvider(page, `ada-${randomUUID().slice(0, 8)}`)
    await page.goto('/dashboard/settings')
    await linked.getByRole('button', { name: 'Unlink Google' }).click()
    await linked.getByRole('button', { name: 'Unlink', exact: true }).click()
    await expect(linked.getByRole('button', { name: 'Link Google' })).toBeVisible()
  },
)

async function signInWithGoogle(page: Page, name: string): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: texts.auth.social.google }).click()
  await proveAtProvider(page, name)
  await expect(page).toHaveURL(/\/dashboard$/)
}

/** The provider's own two pages: who one is, and that one agrees. */
async function proveAtProvider(page: Page, name: string): Promise<void> {
  await page.locator('[name=login]').fill(name)
  await page.locator('[name=password]').fill('anything')
  await page.getByRole('button').first().click()
  await page.getByRole('button', { name: /continue/i }).click()
  await page.waitForURL(/\/dashboard/)
}
