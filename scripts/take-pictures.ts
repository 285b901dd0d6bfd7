// Takes the pictures of the README anew: the offline model builds an app, and the product is looked at.
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { projectEndpoints, texts } from '@joinery/contract'
import { openApi } from '../e2e/api.ts'
import { send } from '../e2e/chat.ts'
import { chromiumOptions } from '../e2e/chromium-options.ts'
import { becomeUser } from '../e2e/people.ts'
import { withProduct } from '../e2e/product.ts'
import type { Product } from '../e2e/product.ts'

const folder = resolve(import.meta.dirname, '../docs/screenshots')
const prompt = 'Build a budget app with monthly spending by category and savings goals'

await withProduct({}, async (product) => {
  // Letters stand where they belong, not where whole pixels are.
  const args = [...chromiumOptions.args, '--font-render-hinting=none']
  const browser = await chromium.launch({ ...chromiumOptions, args })
  await takeHome(await openPage(browser, product, 'dark'))
  await takeWorkspace(await openPage(browser, product, 'light'), product)
  await browser.close()
})

/** A laptop's window, in a picture of 1280 by 800. */
async function openPage(browser: Browser, product: Product, colorScheme: 'light' | 'dark') {
  const context = await browser.newContext({
    baseURL: product.address,
    viewport: { width: 1_440, height: 900 },
    deviceScaleFactor: 1_280 / 1_440,
    reducedMotion: 'reduce',
    colorScheme,
  })
  return context.newPage()
}

async function takeHome(page: Page) {
  await page.goto('/')
  await page.locator('[data-example=ended]').waitFor()
  await takePicture(page, 'home')
}

async function takeWorkspace(page: Page, product: Product) {
  const person = { name: 'Ada', email: 'ada@example.com', password: 'a joint of oak' }
  await becomeUser(page, person)
  const call = await openApi(product, person)
  const { id } = await call(projectEndpoints.create, { title: 'Household budget' })
  await page.goto(`/dashboard/chat?projectId=${id}`)
  await send(page, prompt)
  await page.waitForURL(/tab=code/)
  await page.getByRole('button', { name: texts.workspace.smallPreview.open }).click()
  const app = page.frameLocator('iframe')
  await app.getByRole('heading').first().waitFor()
  await app.locator('body').evaluate('document.fonts.ready.then(() => true)')
  await page.getByRole('button', { name: texts.chat.buildNotification.run }).waitFor()
  await takePicture(page, 'workspace')
}

/** What moves is at its end. */
function takePicture(page: Page, name: string) {
  return page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' })
}
