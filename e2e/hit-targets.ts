import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Everything that can be pressed takes the press on at least 40 by 40 px, as far as a finger on a phone is concerned. */
export async function expectTargetsForFingers(page: Page): Promise<void> {
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
  await expect.poll(() => page.evaluate(findSmallTargets), { message: page.url() }).toEqual([])
}

/** Nothing that a mouse can press is out of the keyboard's reach. */
export async function expectTargetsForKeyboard(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(findMouseOnly), { message: page.url() }).toEqual([])
}

/** Runs in the page. Of tabs, trees and the like one part takes the focus, and arrows lead to the others. */
function findMouseOnly(): string[] {
  const pressed = 'a[href], button, input, select, textarea, summary, label, [role], [tabindex]'
  const groups = '[role=tablist], [role=tree], [role=toolbar], [role=radiogroup], [role=group], [role=menu]'
  return Array.from(document.querySelectorAll<HTMLElement>('body *'))
    .filter((element) => element.checkVisibility() && !element.matches(':disabled, :disabled *'))
    .filter((element) => {
      if (getComputedStyle(element).cursor !== 'pointer') return false
      const target = element.closest<HTMLElement>(pressed)
      if (!target) return true
      const isReached = target.matches('label') || target.tabIndex >= 0
      const group = target.closest(groups)
      return !isReached && !group?.matches('[tabindex="0"], :has([tabindex="0"])')
    })
    .map((element) => `${element.tagName}: ${element.textContent.slice(0, 60)}`)
}

/** Runs in the page. Links within a sentence are as high as its lines, which nothing can change. */
function findSmallTargets(): string[] {
  const pressed = 'a[href], button, input, select, textarea, summary, [role=tab], [role=treeitem]'
  const reach = 19
  const found: string[] = []
  for (const element of document.querySelectorAll(pressed)) {
    const { width, height, bottom, right } = element.getBoundingClientRect()
    // What waits outside the window until it gets the focus is for the keyboard alone.
    const isOutside = bottom + scrollY <= 0 || right + scrollX <= 0 || width < 2 || height < 2
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    // Behind an open dialog nothing can be pressed.
    const isOff = element.matches(':disabled, [aria-disabled=true], [inert] *, [aria-hidden=true] *')
    if (!isShown || isOutside || isOff || getComputedStyle(element).display === 'inline') continue
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const target = (element.matches('[type=checkbox], [type=radio]') && labels[0]) || element
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const box = target.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const hits = [
      document.elementFromPoint(x, y - reach),
      document.elementFromPoint(x, y + reach),
      document.elementFromPoint(x - reach, y),
      document.elementFromPoint(x + reach, y),
    ]
    if (hits.every((hit) => hit && [target, ...labels].some((part) => part.contains(hit)))) continue
    const name = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent
    found.push(`${element.tagName} ${Math.round(width)} by ${Math.round(height)}: ${name?.slice(0, 60)}`)
  }
  return found
}
