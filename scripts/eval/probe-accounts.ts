import type { ApplicationModel, Role } from '@joinery/offline-model'
import type { Locator, Page } from '@playwright/test'
import { fillForm } from './fill-form.ts'
import { submit } from './probe-forms.ts'
import { judge } from './probe.ts'
import type { Probe } from './probe.ts'
import { openPath, waitUntil } from './read-page.ts'

/** An account from registering to signing in again, and what does not open. */
export async function probeAccounts(page: Page, model: ApplicationModel): Promise<Probe[]> {
  const signInPath = findPath(model, 'signIn')
  if (signInPath === undefined) return []
  const probes: Probe[] = []
  const registerPath = findPath(model, 'register')
  if (registerPath !== undefined) {
    await openPath(page, registerPath)
    await fillForm(accountForm(page), 'Probe Person')
    await submit(accountForm(page))
    probes.push(judge('registers', await isSignedIn(page), await readMain(page)))
    probes.push(judge('signs out', await signOut(page), await readMain(page)))
    await enter(page, signInPath, { email: 'probe.person@example.com', password: 'a joint that holds 1' })
    probes.push(judge('signs in again', await isSignedIn(page), await readMain(page)))
    await signOut(page)
  }
  await enter(page, signInPath, { email: 'probe.person@example.com', password: 'wrong words' })
  const refusal = page.locator('[aria-invalid="true"], [role="alert"]')
  await waitUntil(page, async () => (await refusal.count()) > 0 || (await offersSignOut(page)), maxWaitMs)
  const isRefused = (await refusal.count()) > 0 && !(await offersSignOut(page))
  probes.push(judge('refuses a wrong password', isRefused, await readMain(page)))
  return probes
}

/** Signs in with the account that the app offers for a role. */
export async function signInAs(
  page: Page,
  { model, role }: { model: ApplicationModel; role: Role },
): Promise<boolean> {
  const path = findPath(model, 'signIn')
  if (path === undefined) return false
  await signOut(page)
  await enter(page, path, role.demo)
  return isSignedIn(page)
}

export function findPath({ screens }: ApplicationModel, type: string): string | undefined {
  return screens.find(({ sections }) => sections.some((section) => section.type === type))?.path
}

async function enter(
  page: Page,
  path: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await openPath(page, path)
  const form = accountForm(page)
  await form.locator('input[type="email"], input[type="text"]').first().fill(email)
  await form.locator('input[type="password"]').first().fill(password)
  await submit(form)
}

function accountForm(page: Page) {
  return page
    .locator('form')
    .filter({ has: page.locator('input[type="password"]') })
    .first()
}

function isSignedIn(page: Page): Promise<boolean> {
  return waitUntil(page, () => offersSignOut(page), maxWaitMs)
}

const maxWaitMs = 5_000

/** Whether there is a way out, be it in a menu that is closed. */
export async function offersSignOut(page: Page): Promise<boolean> {
  return Boolean(await page.evaluate(findSignOut))
}

const findSignOut = `[...document.querySelectorAll('body *:not(script)')]
  .some(({ children, textContent }) => children.length < 3 && /^\\s*(?:sign|log) out\\s*$/i.test(textContent))`

/**
 * The way out may lie in a menu that is closed, among other things that unfold. A menu also closes when the page behind it
 * changes, as it does a moment after signing in, so that it is opened until it could be used.
 */
function signOut(page: Page): Promise<boolean> {
  const button = page.getByRole('button', { name: /sign out|log out/i }).first()
  const menu = page.locator('details:not([open])').filter({ hasText: /sign out|log out/i })
  return waitUntil(
    page,
    async () => {
      if (!(await offersSignOut(page))) return true
      if (!(await button.isVisible())) await press(menu.locator('summary').first())
      await press(button)
      return !(await offersSignOut(page))
    },
    maxSignOutMs,
  )
}

function press(control: Locator): Promise<void> {
  return control.click({ timeout: 1_000 }).catch(() => undefined)
}

const maxSignOutMs = 15_000

async function readMain(page: Page): Promise<string> {
  return (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ').slice(-160)
}
