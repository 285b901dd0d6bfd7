import { texts } from '@joinery/contract'
import { send } from './chat.ts'
import { chromiumOptions } from './chromium-options.ts'
import { expect, journey } from './journey.ts'
import { inventPerson, registerAs, signInAs } from './people.ts'

const { composer, tabs } = texts.chat
const name = 'joinery.lan'

/** To a browser this is a page from another machine, without a certificate: it lacks what only safe pages get. */
journey.use({
  baseURL: async ({ product }, use) => use(product.address.replace('localhost', name)),
  launchOptions: {
    ...chromiumOptions,
    args: [...chromiumOptions.args, `--host-resolver-rules=MAP ${name} 127.0.0.1`],
  },
})

journey(
  'on another machine, without a certificate, somebody builds an app and copies it; the preview says what it lacks',
  async ({ page, complaints }) => {
    const person = inventPerson()
    await registerAs(page, person)
    await signInAs(page, person)
    await expect(page).toHaveURL(/\/dashboard$/)
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
    await page.goto('/dashboard/chat')
    await send(page, 'A list of the trees in our garden')
    await expect(page).toHaveURL(/tab=code/, { timeout: 40_000 })
    await page.getByRole('button', { name: texts.files.viewer.copy }).click()
    await expect(page.getByText(texts.files.viewer.copied).first()).toBeVisible()
    await page.getByRole('tab', { name: tabs.preview }).click()
    await expect(page.getByText(texts.preview.elsewhere)).toBeVisible()
    await page.getByRole('tab', { name: tabs.chat }).click()
    await page.getByLabel(composer.label, { exact: true }).press('ControlOrMeta+v')
    await expect(page.getByLabel(composer.label, { exact: true })).toHaveValue(/\S/)
    // The browser says that it pays no heed to one of our headers on such a page.
    const others = complaints.filter((each) => !each.includes('Cross-Origin-Opener-Policy'))
    complaints.splice(0, Infinity, ...others)
  },
)
