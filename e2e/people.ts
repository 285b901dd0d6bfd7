import { randomUUID } from 'node:crypto'
import { texts } from '@joinery/contract'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { sessionKey } from '../apps/web/src/lib/stored-session.ts'

const { fields, signIn } = texts.auth
const { register } = texts

export interface Person {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** Somebody nobody has met before. */
export function inventPerson(): Person {
  const id = randomUUID().slice(0, 8)
  return { name: `Ada ${id}`, email: `ada-${id}@example.com`, password: `a joint of ${id}` }
}

/** Fills in the register screen and sends it. */
export async function registerAs(page: Page, { name, email, password }: Person): Promise<void> {
  await page.goto('/register')
  await page.getByLabel(fields.fullName).fill(name)
  await page.getByLabel(fields.email).fill(email)
  await page.getByLabel(fields.password, { exact: true }).fill(password)
  await page.getByLabel(fields.confirmPassword).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: register.submit }).click()
}

/** Fills in the sign-in screen and sends it; the screen must be opening. */
export async function signInAs(page: Page, { email, password }: Person): Promise<void> {
  // The address changes a moment before the screen does.
  await expect(page.getByRole('heading', { name: signIn.title })).toBeVisible()
  await page.getByLabel(fields.email).fill(email)
  await page.getByLabel(fields.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: signIn.submit, exact: true }).click()
}

/** Becomes a user of this tab by the API. The way through the screens is what other journeys are about. */
export async function becomeUser(page: Page, { name, email, password }: Person): Promise<void> {
  const answer = await page.request.post('/auth/v1/signup', {
    data: { email, password, data: { full_name: name } },
  })
  expect(answer.status()).toBe(200)
  const session = await answer.text()
  // Any answer of the product's own origin will do, as long as it is no page of the app.
  await page.goto('/healthz')
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [sessionKey, session] as const)
}

/** Goes from nothing to the dashboard. */
export async function arriveAs(page: Page, person: Person): Promise<void> {
  await becomeUser(page, person)
  await page.goto('/dashboard')
  await expect(page.getByText(person.email).first()).toBeVisible()
}
