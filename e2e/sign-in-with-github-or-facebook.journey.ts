import { randomUUID } from 'node:crypto'
import { texts } from '@joinery/contract'
import { test as base, expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { oauthClient, startOAuthProvider } from './oauth-provider.ts'
import { withProduct } from './product.ts'

/** The product, set up to take a double on this machine for GitHub and for Facebook. */
const test = base.extend<object, { address: string }>({
  address: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const provider = await startOAuthProvider()
      const settings = {
        GITHUB_CLIENT_ID: oauthClient.id,
        GITHUB_CLIENT_SECRET: oauthClient.secret,
        GITHUB_URL: provider.url,
        FACEBOOK_CLIENT_ID: oauthClient.id,
        FACEBOOK_CLIENT_SECRET: oauthClient.secret,
        FACEBOOK_URL: provider.url,
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
  'whoever signs in with GitHub arrives at the dashboard, and so again the next time',
  { tag: '@thorough' },
  ({ page }) => signInTwice(page, texts.auth.social.github),
)

test(
  'whoever signs in with Facebook arrives at the dashboard, and so again the next time',
  { tag: '@thorough' },
  ({ page }) => signInTwice(page, texts.auth.social.facebook),
)

test(
  'whoever declines at the provider is told so, inline and as a toast, and can go back',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: texts.auth.social.github }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    const reason = 'The user has denied your application access.'
    await expect(page.getByRole('main').getByRole('alert')).toContainText(reason)
    await expect(page.locator('[data-sonner-toast][data-type=error]')).toContainText(reason)
    await page.getByRole('link', { name: texts.refusals.goBack }).click()
    await expect(page.getByRole('heading', { name: texts.auth.signIn.title })).toBeVisible()
  },
)

async function signInTwice(page: Page, button: string): Promise<void> {
  const name = `ada-${randomUUID().slice(0, 8)}`
  await signInAtProvider(page, button, name)
  await page.evaluate(() => sessionStorage.clear())
  await signInAtProvider(page, button, name)
}

async function signInAtProvider(page: Page, button: string, name: string): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: button }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText(`${name}@example.com`).first()).toBeAttached()
}
