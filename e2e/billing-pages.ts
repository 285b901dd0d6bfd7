import { billingEndpoints, texts } from '@joinery/contract'
import { expect } from './journey.ts'
import type { Page } from './journey.ts'

const { billing } = texts

export const billingAt = '/dashboard/billing'
export const goodCard = '4242 4242 4242 4242'
export const declinedCard = '4000 0000 0000 0002'
export const bankCard = '4000 0025 0000 3155'

/** "December 05, 2026". */
export const dateShape = /[A-Z][a-z]+ \d\d, \d{4}/

export const tab = (page: Page, name: string) => page.getByRole('tab', { name })
export const planNow = (page: Page) => page.getByRole('region', { name: billing.subscription.heading })
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

export async function enterCard(page: Page, number: string) {
  await expect(page.getByText('Test mode: this is a sandbox.')).toBeVisible()
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').fill('12 / 34')
  await page.getByLabel('CVC').fill('123')
  await page.getByLabel('Name on card').fill('Ada')
}

export async function pay(page: Page, number: string) {
  await enterCard(page, number)
  await page.getByRole('button', { name: /^Pay/ }).click()
}

/** How often the account was read after the server had last asked the provider about it. */
export function countReadings(page: Page): () => number {
  let readings = 0
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === billingEndpoints.refresh.path) readings = 0
  })
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === billingEndpoints.overview.path) readings += 1
  })
  return () => readings
}

/** Nobody looks at the paper; the journey only wants to know that it was asked for. */
export async function catchPrinting(page: Page) {
  await page.evaluate(() => {
    const open = window.open.bind(window)
    window.open = (...wish) => {
      const opened = open(...wish)
      if (opened) opened.print = () => (opened.document.documentElement.dataset['printed'] = 'yes')
      return opened
    }
  })
}

/** Uses one prompt, as a client of the functions does. */
export async function countPrompt(page: Page) {
  const status = await page.evaluate(async () => {
    const { access_token: token } = JSON.parse(sessionStorage.getItem('joinery-auth') ?? '{}')
    const answer = await fetch('/functions/v1/increment-usage', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    })
    return answer.status
  })
  expect(status).toBe(200)
}

/** The tab that shows this address, among those that were opened. The one of a file that is saved stays empty. */
export async function tabAt(page: Page, path: string): Promise<Page> {
  let found: Page | undefined
  await expect(() => {
    found = page
      .context()
      .pages()
      .find((each) => each.url().includes(path))
    expect(found).toBeDefined()
  }).toPass({ timeout: 20_000 })
  if (!found) throw new Error(`No tab shows ${path}.`)
  return found
}
