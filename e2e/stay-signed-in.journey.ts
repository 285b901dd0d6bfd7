import { texts } from '@joinery/contract'
import { expect, journey } from './journey.ts'
import type { Page } from './journey.ts'
import { arriveAs, becomeUser, inventPerson, registerAs, signInAs } from './people.ts'

journey(
  'two tabs that refresh the same session at once both stay signed in',
  { tag: '@thorough' },
  async ({ page, context }) => {
    const person = inventPerson()
    await registerAs(page, person)
    await page.getByLabel(texts.auth.signIn.rememberMe).check()
    await signInAs(page, person)
    await expect(page).toHaveURL(/\/dashboard$/)
    const other = await context.newPage()
    await other.goto('/dashboard')
    await expect(other.getByText(person.email).first()).toBeAttached()

    for (let round = 0; round < 3; round += 1) {
      const before = await expireSession(page)
      await Promise.all([page.reload(), other.reload()])
      await expect(page.getByText(person.email).first()).toBeAttached()
      await expect(other.getByText(person.email).first()).toBeAttached()
      expect(await refreshTokenOf(page)).not.toBe(before)
    }
  },
)

journey(
  'a sign-out that fails says why, here and for other devices, and the session goes on',
  { tag: '@thorough' },
  async ({ page, browser, product, complaints }) => {
    const person = inventPerson()
    await page.setViewportSize({ width: 1280, height: 900 })
    await arriveAs(page, person)
    const elsewhere = await browser.newContext({ baseURL: product.address })
    const other = await elsewhere.newPage()
    await other.goto('/login')
    await signInAs(other, person)
    await expect(other).toHaveURL(/\/dashboard$/)

    const leave = page.getByRole('button', { name: texts.layout.shell.signOut, exact: true })
    await failSignOut(page, {})
    await leave.click()
    await expect(page.getByText(texts.auth.signOut.failed)).toBeVisible()
    await page.unrouteAll()
    await failSignOut(page, { code: 'over_request_rate_limit', message: 'Request rate limit reached' })
    await leave.click()
    await expect(page.getByText('Request rate limit reached')).toBeVisible()
    await page.unrouteAll()

    await page.goto('/dashboard/settings')
    await failSignOut(page, {})
    await page.getByRole('button', { name: texts.account.devices.signOutOthers }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: texts.auth.signOut.failedElsewhere }),
    ).toBeVisible()
    await other.reload()
    await expect(other.getByText(person.email).first()).toBeAttached()
    await elsewhere.close()
    // The browser itself reports the answers that this journey makes fail.
    complaints.length = 0
  },
)

journey(
  'a new e-mail address counts once its mailed link is opened',
  { tag: '@thorough' },
  async ({ page, product }) => {
    const person = inventPerson()
    const moved = inventPerson().email
    await becomeUser(page, person)
    await page.goto('/dashboard/settings')
    await page.getByLabel('New e-mail address').fill(moved)
    await page.getByRole('button', { name: 'Change address' }).click()
    await expect.poll(() => product.mailedLink(moved).catch(() => '')).not.toBe('')
    await page.goto(await product.mailedLink(moved))
    await page.getByRole('main').getByRole('button').click()
    await page.goto('/dashboard/settings')
    await expect(page.getByRole('region', { name: 'E-mail address' }).getByText(moved)).toBeVisible()
  },
)

async function failSignOut(page: Page, json: Record<string, string>): Promise<void> {
  await page.route('**/auth/v1/logout*', (route) => route.fulfill({ status: 429, json }))
}

interface Kept {
  expires_at: number
  refresh_token: string
}

/** Lets the kept session end in the eyes of the client; returns its refresh token. */
function expireSession(page: Page): Promise<string> {
  return page.evaluate(() => {
    const session: Kept = JSON.parse(localStorage.getItem('joinery-auth') ?? '{}')
    localStorage.setItem('joinery-auth', JSON.stringify({ ...session, expires_at: 1 }))
    return session.refresh_token
  })
}

function refreshTokenOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const session: Kept = JSON.parse(localStorage.getItem('joinery-auth') ?? '{}')
    return session.refresh_token
  })
}
