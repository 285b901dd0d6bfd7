import type { Page } from '@playwright/test'

/** Opens a page of the app and waits until it says something. */
export async function openPath(page: Page, path: string): Promise<string> {
  await page.goto(new URL(path, page.url()).href)
  return readText(page)
}

/** Goes to a page as a link within the app would, and loads it anew where that changes nothing that can be seen. */
export async function followPath(page: Page, path: string): Promise<string> {
  const before = await page.locator('body').innerText()
  await page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
  )
  const isShown = await waitUntil(page, async () => {
    const text = await page.locator('body').innerText()
    return text !== before && (await page.evaluate(`(${isThere})()`)) === true
  })
  return isShown ? page.locator('body').innerText() : openPath(page, path)
}

/** A busy machine takes its time to paint: the text is read once there is some, and nothing is on its way any more. */
export async function readText(page: Page): Promise<string> {
  await page.waitForFunction(`(${isThere})()`, undefined, { timeout: 10_000 }).catch(() => undefined)
  return page.locator('body').innerText()
}

const isThere = `() => document.body?.innerText.trim().length > 40 && !document.querySelector('[aria-busy="true"]')`

/** Asks again and again, so that a quick page is not waited for and a slow one is not judged too early. */
export async function waitUntil(page: Page, isSo: () => Promise<boolean>, maxMs = 700): Promise<boolean> {
  const end = performance.now() + maxMs
  while (!(await isSo())) {
    if (performance.now() > end) return false
    await page.waitForTimeout(stepMs)
  }
  return true
}

const stepMs = 40

export function isMissing(text: string): boolean {
  return text.trim().length <= 40 || /\b(?:page (?:was )?not found|does not exist|404)\b/i.test(text)
}

/**
 * Everything a visitor could notice, as one string: what is on the page, what stands in its fields, where it is scrolled
 * to, and what left it (downloads, prints, copies, chosen files).
 */
export async function readState(page: Page): Promise<string> {
  return String(await page.evaluate(writeState))
}

/** To be set before the first page opens: counts what happens outside the document. */
export const countOutsideActs = `(() => {
  window.outsideActs = 0
  const count = (owner, name) => {
    const original = owner?.[name]
    if (!original) return
    owner[name] = function (...values) {
      window.outsideActs += 1
      return name === 'print' || name === 'open' ? undefined : original.apply(this, values)
    }
  }
  count(window, 'print')
  count(window, 'open')
  count(URL, 'createObjectURL')
  count(navigator.clipboard, 'writeText')
  count(HTMLInputElement.prototype, 'click')
  count(HTMLAnchorElement.prototype, 'click')
  count(HTMLElement.prototype, 'focus')
  count(HTMLMediaElement.prototype, 'play')
  count(window.speechSynthesis, 'speak')
})()`

const writeState = `(() => {
  const fields = [...document.querySelectorAll('input, textarea, select')]
  const values = fields.map(({ value, checked }) => value + (checked ? '!' : ''))
  const pixels = [...document.querySelectorAll('canvas')].map((canvas) => {
    try { return canvas.toDataURL().length } catch { return 0 }
  })
  return [
    location.href,
    document.body.innerHTML,
    values.join('|'),
    Math.round(scrollY),
    window.outsideActs,
    pixels.join(','),
    document.title,
  ].join('\\n')
})()`
