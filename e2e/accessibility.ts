import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Fails with the name of each broken rule and the elements that break it. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, axeOn(page))
}

/** What a second theme can break: all other rules look at what both themes share. */
export async function expectReadableColors(page: Page): Promise<void> {
  await expectNoViolations(page, axeOn(page).withRules(['color-contrast', 'link-in-text-block']))
}

/** What runs in a preview is the user's app, not ours. */
const axeOn = (page: Page) => new AxeBuilder({ page }).exclude('iframe')

/**
 * Colours on their way from one theme to the other, and toasts on their way out, are judged when they have arrived.
 * What moves again while it is looked at is looked at again; what is wrong stays wrong.
 */
async function expectNoViolations(page: Page, axe: AxeBuilder): Promise<void> {
  await expect(async () => {
    await page.evaluate(endMotion)
    const { violations } = await axe.analyze()
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
    expect(found).toEqual([])
  }).toPass({ timeout: 20_000 })
}

/** Runs in the page. A change of theme begins its transitions with the next frame. */
async function endMotion(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await nextFrame()
  await nextFrame()
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
