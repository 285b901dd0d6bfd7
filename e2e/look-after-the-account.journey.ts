import { readFile } from 'node:fs/promises'
import { texts } from '@joinery/contract'
import type { Browser } from '@playwright/test'
import { expect, journey } from './journey.ts'
import type { Page } from './journey.ts'
import { arriveAs, becomeUser, inventPerson, signInAs } from './people.ts'
import type { Person } from './people.ts'
import type { Product } from './product.ts'

const { devices } = texts.account

journey(
  'a user sees where they are signed in and signs out another device',
  { tag: '@thorough' },
  async ({ page, browser, product }) => {
    const person = inventPerson()
    await becomeUser(page, person)
    const other = await signInElsewhere(browser, product, person)

    await page.goto('/dashboard/settings')
    const list = page.getByRole('region', { name: devices.heading }).getByRole('listitem')
    await expect(list).toHaveCount(2)
    await list.filter({ hasNotText: devices.thisOne }).getByRole('button').click()
    await expect(page.getByText(texts.auth.signOut.succeededElsewhere)).toBeVisible()
    await expect(list).toHaveCount(1)
    await expectSignedOut(other)
  },
)

journey(
  'a user signs out all other devices at once, and stays signed in on this one',
  { tag: '@thorough' },
  async ({ page, browser, product }) => {
    const person = inventPerson()
    await becomeUser(page, person)
    const others = [
      await signInElsewhere(browser, product, person),
      await signInElsewhere(browser, product, person),
    ]

    await page.goto('/dashboard/settings')
    const section = page.getByRole('region', { name: devices.heading })
    await expect(section.getByRole('listitem')).toHaveCount(3)
    await section.getByRole('button', { name: devices.signOutOthers }).click()
    await expect(page.getByText(texts.auth.signOut.succeededElsewhere)).toBeVisible()
    await expect(section.getByRole('listitem')).toHaveCount(1)
    await expect(section.getByText(devices.onlyThisOne)).toBeVisible()
    for (const other of others) await expectSignedOut(other)
    await page.reload()
    await expect(section.getByText(devices.onlyThisOne)).toBeVisible()
  },
)

journey('a user takes their data away', async ({ page }) => {
  const person = inventPerson()
  await becomeUser(page, person)
  await page.goto('/dashboard/settings')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: texts.account.ownData.submit }).click()
  const download = await downloading
  const text = await readFile(await download.path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({
    user: { email: person.email },
    profile: { fullName: person.name },
  })
})

journey('a user changes name and password, and signs in with the new one', async ({ page }) => {
  const person = inventPerson()
  await arriveAs(page, person)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/dashboard/settings')
  await page.getByLabel(texts.auth.fields.fullName).fill('Ada Lovelace')
  await page.getByRole('button', { name: texts.account.name.submit }).click()
  const password = 'another joint of oak'
  const section = page.getByRole('region', { name: 'Password' })
  await section.getByLabel('Current Password').fill(person.password)
  await section.getByLabel('New Password', { exact: true }).fill(password)
  await section.getByLabel('Confirm Password').fill(password)
  await section.getByRole('button', { name: 'Change password' }).click()
  await expect(section.getByLabel('Current Password')).toHaveValue('')
  await page.getByRole('button', { name: texts.layout.shell.signOut, exact: true }).click()
  await expect(page).toHaveURL(/\/login/)
  await signInAs(page, { ...person, password })
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/dashboard/settings')
  await expect(page.getByLabel(texts.auth.fields.fullName)).toHaveValue('Ada Lovelace')
})

journey(
  'a user deletes the account by typing its address, and cannot sign in any more',
  { tag: '@thorough' },
  async ({ page, complaints }) => {
    const person = inventPerson()
    await arriveAs(page, person)
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto('/dashboard/settings')
    const section = page.getByRole('region', { name: 'Delete account' })
    await expect(section).toBeVisible()
    await section.getByRole('textbox').fill('yes')
    await section.getByRole('button', { name: 'Delete my account' }).click()
    await expect(section.getByText(/to confirm that the account shall be deleted/)).toBeVisible()
    await section.getByRole('textbox').fill(person.email)
    await section.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page).toHaveURL(/\/$/)
    await page.goto('/login')
    await signInAs(page, person)
    await expect(page.getByText(texts.auth.signIn.invalidCredentials).first()).toBeVisible()
    // The browser itself reports the refused confirmation and the refused sign-in.
    complaints.length = 0
  },
)

/** Another browser in which the same person is signed in. */
async function signInElsewhere(browser: Browser, product: Product, person: Person): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.address })
  const page = await context.newPage()
  await page.goto('/login')
  await signInAs(page, person)
  await expect(page).toHaveURL(/\/dashboard$/)
  return page
}

/** The settings ask the accounts service itself, which knows at once; other pages may take a minute. */
async function expectSignedOut(page: Page): Promise<void> {
  await page.goto('/dashboard/settings')
  await expect(page).toHaveURL(/\/login/)
  await page.context().close()
}
