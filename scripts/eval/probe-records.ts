import type { Locator, Page } from '@playwright/test'
import { fillForm } from './fill-form.ts'
import { probeRefusal, readProblem, submit } from './probe-forms.ts'
import { judge } from './probe.ts'
import type { Probe } from './probe.ts'
import { openPath, readText, waitUntil } from './read-page.ts'

export interface ManagedList {
  path: string
  /** "order", as the person sees it. */
  one: string
  canEdit: boolean
  canDelete: boolean
}

/** A record from its making to its end: made, found, still there after a reload, changed, deleted. */
export async function probeRecords(
  page: Page,
  { path, one, canEdit, canDelete }: ManagedList,
): Promise<Probe[]> {
  await openPath(page, path)
  const name = new RegExp(`^(?:new|add|create)\\b.*${escape(one)}`, 'i')
  const opener = page.getByRole('button', { name }).first()
  // What is booked on a page of its own is made there, where its time and price are chosen.
  if ((await page.getByRole('main').getByRole('link', { name }).count()) > 0)
    return [judge(`${path} leads to where a ${one} is made`, true)]
  if ((await opener.count()) === 0) return [judge(`${path} offers a new ${one}`, false, 'no such button')]
  await opener.click()
  const form = page
    .locator('form:visible')
    .filter({ has: page.locator('button[type="submit"]') })
    .last()
  const probes = [await probeRefusal(form, `new ${one}`)]
  const title = `Marigold ${one.length}${path.length}7`
  await fillForm(form, title)
  await submit(form)
  const isListed = await isShown(page, title)
  probes.push(judge(`new ${one} shows up`, isListed, (await readProblem(page)) || 'not in the list'))
  if (probes.some(({ isPassed }) => !isPassed)) return probes
  await page.reload()
  await readText(page)
  probes.push(judge(`${one} survives a reload`, await isShown(page, title)))
  probes.push(await probeSearch(page, { title, one }))
  if (canEdit) probes.push(await probeChange(page, { path, title, one }))
  if (canDelete) probes.push(await probeDeletion(page, { path, title, one }))
  return probes
}

async function probeSearch(page: Page, { title, one }: { title: string; one: string }): Promise<Probe> {
  const field = page.locator('main input[type="search"]').first()
  if ((await field.count()) === 0) return judge(`${one} can be searched`, false, 'no search field')
  await field.fill('zzqx')
  const isHidden = await waitUntil(page, async () => !(await hasText(page, title)))
  await field.fill(title)
  return judge(
    `${one} can be searched`,
    isHidden && (await waitUntil(page, () => hasText(page, title))),
    'search does not narrow the list',
  )
}

interface Target {
  path: string
  title: string
  one: string
}

async function probeChange(page: Page, { path, title, one }: Target): Promise<Probe> {
  const name = `${one} can be changed`
  const button = await findInRow(page, { path, title, label: /^edit/i })
  if (!button) return judge(name, false, 'no way to edit')
  await button.click()
  const form = page
    .locator('form:visible')
    .filter({ has: page.locator('button[type="submit"]') })
    .last()
  const field = form.locator('input[type="text"]:visible, input:not([type]):visible').first()
  if ((await field.count()) === 0) return judge(name, false, 'no text field')
  await field.fill(`${title} changed`)
  await submit(form)
  await waitUntil(page, async () => (await form.count()) === 0)
  await page.reload()
  await readText(page)
  return judge(name, await isShown(page, `${title} changed`), await readProblem(page))
}

async function probeDeletion(page: Page, { path, title, one }: Target): Promise<Probe> {
  const name = `${one} can be deleted`
  const button = await findInRow(page, { path, title, label: /^(?:delete|remove)/i })
  if (!button) return judge(name, false, 'no way to delete')
  await button.click()
  const confirm = page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: /delete|remove|yes/i })
  const isAsked = await waitUntil(page, async () => (await confirm.count()) > 0, maxAskMs)
  if (isAsked) await confirm.last().click()
  await openPath(page, path)
  const field = page.locator('main input[type="search"]').first()
  if ((await field.count()) > 0) await field.fill(title)
  return judge(name, await waitUntil(page, async () => !(await hasText(page, title))), 'it is still there')
}

/** A button beside the record, or else on the record's own page. */
async function findInRow(
  page: Page,
  { path, title, label }: { path: string; title: string; label: RegExp },
): Promise<Locator | undefined> {
  await openPath(page, path)
  // Alone in its list, a record cannot be taken for its neighbour.
  const field = page.locator('main input[type="search"]').first()
  if ((await field.count()) > 0) await field.fill(title)
  await waitUntil(page, async () => (await hasText(page, title)) && !(await hasOthers(page)), maxWaitMs)
  const row = page
    .locator('main :is(tr, li, article, section > div > div > div)')
    .filter({ hasText: title })
    .filter({ has: page.getByRole('button', { name: label }) })
    .last()
  if ((await row.count()) > 0) return row.getByRole('button', { name: label }).first()
  const link = page.locator('main a').filter({ hasText: title }).first()
  if ((await link.count()) === 0) return undefined
  await link.click()
  const button = page.locator('main').getByRole('button', { name: label }).first()
  return (await waitUntil(page, async () => (await button.count()) > 0)) ? button : undefined
}

const maxWaitMs = 2_000
const maxAskMs = 1_500

/** Whether the search has not narrowed the list yet: several records can still be edited or deleted. */
async function hasOthers(page: Page): Promise<boolean> {
  return (
    (await page
      .locator('main')
      .getByRole('button', { name: /^(?:edit|delete|remove)\b/i })
      .count()) > 2
  )
}

/** Whether it is listed, if need be by searching for it: a new record may stand on a later page. */
async function isShown(page: Page, title: string): Promise<boolean> {
  if (await waitUntil(page, () => hasText(page, title), 400)) return true
  const field = page.locator('main input[type="search"]').first()
  if ((await field.count()) === 0) return false
  await field.fill(title)
  return waitUntil(page, () => hasText(page, title))
}

async function hasText(page: Page, text: string): Promise<boolean> {
  return (await page.locator('main').innerText()).toLowerCase().includes(text.toLowerCase())
}

function escape(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
