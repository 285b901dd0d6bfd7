import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { texts } from '@joinery/contract'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { freePort } from '../bench/free-port.ts'
import { startOpenIdProvider } from './openid-provider.ts'
import { startProduct } from './product.ts'

test('whoever signs in at a real OpenID provider arrives at the dashboard, and so again the next time', async ({
  page,
  context,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'joinery-journey-'))
  const [port, providerPort] = [await freePort(), await freePort()]
  const redirectUri = `http://localhost:${port}/auth/v1/callback`
  const provider = await startOpenIdProvider({ port: providerPort, redirectUri })
  const product = await startProduct(folder, {
    PORT: String(port),
    GOOGLE_CLIENT_ID: 'joinery',
    GOOGLE_CLIENT_SECRET: 'a secret between two',
    GOOGLE_URL: provider.issuer,
  })
  const name = `ada-${randomUUID().slice(0, 8)}`

  await signInAtProvider(page, product.address, name)
  await expect(page.getByText(`${name}@example.com`).first()).toBeAttached()
  await context.clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await signInAtProvider(page, product.address, name)

  await product.stop()
  await provider.stop()
  await rm(folder, { recursive: true, force: true })
})

async function signInAtProvider(page: Page, address: string, name: string): Promise<void> {
  await page.goto(`${address}/login`)
  await page.getByRole('button', { name: texts.auth.social.google }).click()
  await page.locator('[name=login]').fill(name)
  await page.locator('[name=password]').fill('anything')
  await page.getByRole('button').first().click()
  await page.getByRole('button', { name: /continue/i }).click()
  await expect(page).toHaveURL(`${address}/dashboard`)
}
