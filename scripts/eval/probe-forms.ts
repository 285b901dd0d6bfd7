import type { Locator, Page } from '@playwright/test'
import { fillForm } from './fill-form.ts'
import { judge } from './probe.ts'
import type { Probe } from './probe.ts'
import { openPath, waitUntil } from './read-page.ts'

/** The forms that stand on a page: empty they are refused with a message, filled they are taken. */
export async function probeForms(page: Page, path: string): Promise<Probe[]> {
  await openPath(page, path)
  const form = findForms(page)
  if (!(await hasForm(page))) return []
  const probes = [await probeRefusal(form.first(), path)]
  await openPath(page, path)
  // What took the empty form may ask for nothing any more.
  if (!(await hasForm(page)))
    return [...probes, judge(`${path} takes good input`, false, 'the form is gone after it was sent empty')]
  await fillForm(form.first(), 'Marigold Lane')
  const before = await page.locator('body').innerText()
  const address = page.url()
  await submit(form.first())
  const isNoticed = await waitUntil(
    page,
    async () => (await page.locator('body').innerText()) !== before || page.url() !== address,
  )
  const problems = await page.locator('[aria-invalid="true"]').count()
  const isTaken = problems === 0 && isNoticed
  probes.push(
    judge(`${path} takes good input`, isTaken, problems > 0 ? await readProblem(page) : 'nothing is said'),
  )
  return probes
}

/** Whether the open page has a form that asks for something, other than the door. */
export async function hasForm(page: Page): Promise<boolean> {
  const form = findForms(page)
  return (await form.count()) > 0 && (await form.first().locator('input[type="password"]').count()) === 0
}

function findForms(page: Page): Locator {
  return page.locator('main form:visible').filter({ has: page.locator('[required], [aria-required="true"]') })
}

/** Submitted empty: it must stay and say more than before. */
export async function probeRefusal(form: Locator, name: string): Promise<Probe> {
  const fields = form.locator(
    'input:visible:not([type="checkbox"]):not([type="radio"]):not([type="range"]):not([type="color"]):not([type="file"]), textarea:visible',
  )
  for (let at = 0; at < (await fields.count()); at++)
    await fields
      .nth(at)
      .fill('', { timeout: 2_000 })
      .catch(() => undefined)
  const before = (await form.innerText()).length
  await submit(form)
  const marks = form.page().locator('[aria-invalid="true"]')
  await waitUntil(form.page(), async () => (await marks.count()) > 0, 400)
  const isThere = (await form.count()) > 0 && (await form.isVisible())
  const after = isThere ? (await form.innerText({ timeout: 2_000 }).catch(() => '')).length : 0
  const isMarked = (await form.page().locator(':invalid, [aria-invalid="true"]').count()) > 0
  return judge(
    `${name} refuses an empty form`,
    isThere && isMarked && after > before,
    isThere ? 'no message' : 'it was taken',
  )
}

export async function submit(form: Locator): Promise<void> {
  const button = form.locator('button[type="submit"], button:not([type])').last()
  if ((await button.count()) > 0) await button.click({ timeout: 2_000 }).catch(() => undefined)
  else
    await form
      .locator('input')
      .first()
      .press('Enter', { timeout: 2_000 })
      .catch(() => undefined)
}

export async function readProblem(page: Page): Promise<string> {
  const said = await page.locator('[role="alert"]').allInnerTexts()
  return said.join(' / ').slice(0, 120)
}
