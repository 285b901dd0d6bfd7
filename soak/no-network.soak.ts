import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { texts } from '@joinery/contract'
import { chromium } from '@playwright/test'
import { expect, it } from 'vitest'
import { openChat, replies, send } from '../e2e/chat.ts'
import { chromiumOptions } from '../e2e/chromium-options.ts'
import { withProduct } from '../e2e/product.ts'

const guard = pathToFileURL(resolve(import.meta.dirname, 'no-network/only-this-machine.ts')).href

it(
  'with no key and no network an app is built from a sentence, and it opens',
  { timeout: 240_000 },
  async () => {
    for (const name of Object.keys(process.env)) if (name.endsWith('_API_KEY')) delete process.env[name]
    await withProduct({ NODE_OPTIONS: `--import ${guard}` }, async (product) => {
      const browser = await chromium.launch(chromiumOptions)
      try {
        const page = await browser.newPage({
          baseURL: product.address,
          proxy: { server: 'http://127.0.0.1:1', bypass: 'localhost,127.0.0.1,*.localhost' },
        })
        page.setDefaultTimeout(90_000)
        await openChat(page, product)
        await send(page, 'Build a task app with projects and due dates')
        await page.waitForURL(/tab=code/)
        await page.getByRole('tab', { name: texts.chat.tabs.chat }).click()
        await replies(page).first().getByRole('button', { name: texts.chat.buildNotification.run }).click()
        const heading = page.frameLocator('iframe').getByRole('heading').first()
        await heading.waitFor()
        expect(await heading.innerText()).not.toBe('')
      } finally {
        await browser.close()
      }
    })
  },
)
