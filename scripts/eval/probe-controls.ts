import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { judge } from './probe.ts'
import type { Probe } from './probe.ts'
import { openPath, readState } from './read-page.ts'

const maxControls = 8

/** Presses every button of a page that says something different, and looks whether anything changes. */
export async function probeControls(page: Page, path: string): Promise<Probe[]> {
  await openPath(page, path)
  const names = await listNames(page)
  const probes: Probe[] = []
  for (const name of names.slice(0, maxControls)) {
    const control = (await findControl(page, name)) ?? (await reopen(page, { path, name }))
    if (!control) continue
    probes.push(await press(page, { control, name: `${path} "${name}"` }))
    await page.keyboard.press('Escape')
    const isElsewhere = new URL(page.url()).pathname !== path
    if (isElsewhere || (await page.locator('dialog[open], [role="dialog"]').count()) > 0)
      await openPath(page, path)
  }
  return probes
}

async function reopen(
  page: Page,
  { path, name }: { path: string; name: string },
): Promise<Locator | undefined> {
  await openPath(page, path)
  return findControl(page, name)
}

async function press(page: Page, { control, name }: { control: Locator; name: string }): Promise<Probe> {
  const before = await readState(page)
  try {
    await control.click({ timeout: 4_000 })
  } catch {
    return judge(name, false, 'cannot be pressed')
  }
  for (let waited = 0; waited < maxWaitMs; waited += stepMs) {
    await page.waitForTimeout(stepMs)
    if ((await readState(page)) !== before) return judge(name, true)
  }
  return judge(name, false, 'nothing happens')
}

const maxWaitMs = 900
const stepMs = 60

async function listNames(page: Page): Promise<string[]> {
  const names = z.array(z.string()).parse(await page.evaluate(readNames))
  return [...new Set(names)]
}

async function findControl(page: Page, name: string): Promise<Locator | undefined> {
  const at = z.number().parse(await page.evaluate(`(${findName})(${JSON.stringify(name)})`))
  return at < 0 ? undefined : page.locator('button, summary').nth(at)
}

/** Figures and the names of single records are left out of a name, so that twenty rows count as one. */
const nameOf = `(element) => {
  const name = (element.getAttribute('aria-label') || element.innerText || element.title || '').trim()
  return name.replaceAll(/\\d+/g, '#').replaceAll(/\\s+/g, ' ').split(' ').slice(0, 2).join(' ')
}`

const isOffered = `(element) => element.checkVisibility() && !element.disabled && element.getAttribute('aria-disabled') !== 'true'
  && element.getAttribute('aria-selected') !== 'true' && element.getAttribute('aria-pressed') !== 'true'
  && !element.hasAttribute('aria-current')`

const readNames = `[...document.querySelectorAll('button, summary')].filter(${isOffered}).map(${nameOf})`

const findName = `(name) => [...document.querySelectorAll('button, summary')]
  .findIndex((element) => (${isOffered})(element) && (${nameOf})(element) === name)`
