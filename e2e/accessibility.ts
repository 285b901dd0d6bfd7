import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import type { Look } from './axe.ts'

/** Fails with the name of each broken rule and the elements that break it. */
export async function expectPageAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, {})
}

/**
 * The same for what a screen is about: its open dialog, or else its main part. What stands around that is the same on
 * every screen, and is judged once, with the whole page.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, { subject: await findSubject(page) })
}

/** What a second theme can break: all other rules look at what both themes share. */
export async function expectPageReadable(page: Page): Promise<void> {
  await expectNoViolations(page, { rules: rulesOfColor })
}

export async function expectReadableColors(page: Page): Promise<void> {
  await expectNoViolations(page, { subject: await findSubject(page), rules: rulesOfColor })
}

const rulesOfColor = ['color-contrast', 'link-in-text-block']

async function findSubject(page: Page): Promise<string> {
  const openDialog = '[role=dialog][data-state=open]'
  return (await page.locator(openDialog).count()) > 0 ? openDialog : 'main'
}

/**
 * Colours on their way from one theme to the other, and toasts on their way out, are judged when they have arrived.
 * What moves again while it is looked at is looked at again; what is wrong stays wrong.
 */
async function expectNoViolations(page: Page, look: Look): Promise<void> {
  await expect(async () => {
    await page.evaluate(endMotion)
    const found = (await findViolations(page, look)).map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
    expect(found).toEqual([])
  }).toPass({ timeout: 20_000 })
}

/** Runs in the page. A change of theme begins its transitions with the next frame. */
async function endMotion(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // What is drawn to measure follows the window a moment later.
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBeLessThanOrEqual(0)
}
