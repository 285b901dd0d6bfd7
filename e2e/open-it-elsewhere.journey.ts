import { texts } from '@joinery/contract'
import { send } from './chat.ts'
import { chromiumOptions } from './chromium-options.ts'
import { expect, journey } from './journey.ts'
import type { Page } from './journey.ts'
import { becomeUser, inventPerson, registerAs, signInAs } from './people.ts'

const { composer, tabs } = texts.chat
const name = 'joinery.lan'

/** One name leads to this machine as it would to another; those below localhost lead nowhere, as in Safari. */
journey.use({
  launchOptions: {
    ...chromiumOptions,
    args: [...chromiumOptions.args, `--host-resolver-rules=MAP ${name} 127.0.0.1, MAP *.localhost ~NOTFOUND`],
  },
})

journey.describe('a page without a certificate, of another machine', () => {
  /** It lacks what only safe pages get. */
  journey.use({ baseURL: async ({ product }, use) => use(product.address.replace('localhost', name)) })

  journey(
    'somebody builds an app there, copies it, and uses it',
    { tag: '@thorough' },
    async ({ page, complaints }) => {
      const person = inventPerson()
      await registerAs(page, person)
      await signInAs(page, person)
      await expect(page).toHaveURL(/\/dashboard$/)
      expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
      await buildApp(page)
      await page.getByRole('button', { name: texts.files.viewer.copy, exact: true }).click()
      await expect(page.getByText(texts.files.viewer.copied).first()).toBeVisible()
      await page.getByRole('tab', { name: tabs.preview }).click()
      await expectApp(page)
      await page.getByRole('tab', { name: tabs.chat }).click()
      await page.getByLabel(composer.label, { exact: true }).press('ControlOrMeta+v')
      await expect(page.getByLabel(composer.label, { exact: true })).toHaveValue(/\S/)
      // The browser says that it pays no heed to one of our headers on such a page.
      const others = complaints.filter((each) => !each.includes('Cross-Origin-Opener-Policy'))
      complaints.splice(0, Infinity, ...others)
    },
  )
})

journey(
  'a browser that finds no names below localhost shows the app, which keeps its data',
  { tag: '@thorough' },
  async ({ page }) => {
    // As Safari calls itself.
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'vendor', { get: () => 'Apple Computer, Inc.' })
    })
    await becomeUser(page, inventPerson())
    await buildApp(page)
    await page.getByRole('tab', { name: tabs.preview }).click()
    const app = await expectApp(page)
    // The page around the app keeps it, and hears of it a moment later.
    await expect(async () => {
      await app.evaluate("localStorage.setItem('kept', 'oak')")
      expect(await page.evaluate(readKept)).toContain('oak')
    }).toPass()
    await page.reload()
    const again = await expectApp(page)
    expect(await again.evaluate("localStorage.getItem('kept')")).toBe('oak')
  },
)

journey('where a name did not answer, Refresh finds another way', { tag: '@thorough' }, async ({ page }) => {
  await becomeUser(page, inventPerson())
  await buildApp(page)
  await page.getByRole('tab', { name: tabs.preview }).click()
  await expect(page.getByText(texts.preview.waiting)).toBeVisible()
  await page.getByRole('button', { name: texts.preview.refresh, exact: true }).click()
  await expectApp(page)
  await expect(page.getByText(texts.preview.waiting)).toBeHidden()
})

journey('what cannot be opened at all is named, with what to set', { tag: '@thorough' }, async ({ page }) => {
  await becomeUser(page, inventPerson())
  await buildApp(page)
  await page.route(isDoor, (route) => route.abort())
  await page.getByRole('tab', { name: tabs.preview }).click()
  await expect(page.getByText(texts.preview.waiting)).toBeVisible()
  await page.getByRole('button', { name: texts.preview.refresh, exact: true }).click()
  await expect(page.getByText(/^Nothing answers at localhost:2\d{4}\. .*PREVIEW_PORTS/)).toBeVisible()
  await page.unroute(isDoor)
  await page.getByRole('button', { name: texts.preview.refresh, exact: true }).click()
  await expectApp(page)
})

const isDoor = (url: URL) => url.hostname === 'localhost' && /^2\d{4}$/.test(url.port)

async function buildApp(page: Page): Promise<void> {
  await page.goto('/dashboard/chat')
  await send(page, 'A list of the trees in our garden')
  await expect(page).toHaveURL(/tab=code/, { timeout: 40_000 })
}

/** It runs at a port of the address that is open. */
async function expectApp(page: Page) {
  const frame = page.frameLocator(`iframe[title="${texts.preview.frameTitle}"]`)
  await expect(frame.getByRole('heading', { name: 'Trees' }).first()).toBeVisible()
  const own = new URL(page.url())
  const app = page.frames().find((each) => each !== page.mainFrame())
  if (!app) throw new Error('There is no frame.')
  const there = new URL(app.url())
  expect(there.hostname).toBe(own.hostname)
  expect(there.port).not.toBe(own.port)
  return app
}

/** What apps keep by the page around them. */
async function readKept(): Promise<string> {
  const opening = indexedDB.open('joinery-previews')
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const reading = opening.result.transaction('storage').objectStore('storage').getAll()
  await new Promise((resolve) => reading.addEventListener('success', resolve))
  opening.result.close()
  return JSON.stringify(reading.result)
}
