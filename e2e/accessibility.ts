import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Fails with the name of each broken rule and the elements that break it. */
export async function expectPageAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, axeOn(page))
}

/**
 * The same for what a screen is about: its open dialog, or else its main part. What stands around that is the same on
 * every screen, and is judged once, with the whole page.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, axeOn(page).include(await findSubject(page)))
}

/** What a second theme can break: all other rules look at what both themes share. */
export async function expectPageReadable(page: Page): Promise<void> {
  await expectNoViolations(page, axeOn(page).withRules(rulesOfColor))
}

export async function expectReadableColors(page: Page): Promise<void> {
  const subject = await findSubject(page)
  await expectNoViolations(page, axeOn(page).include(subject).withRules(rulesOfColor))
}

const rulesOfColor = ['color-contrast', 'link-in-text-block']

async function findSubject(page: Page): Promise<string> {
  const openDialog = '[role=dialog][data-state=open]'
  return (await page.locator(openDialog).count()) > 0 ? openDialog : 'main'
}

/**
 * What runs in a preview is the user's app, not ours. Without frames to look into, everything can be judged in the page
 * itself; the other way opens a second page for each look. What holds is not told element by element: that took axe more
 * time than to judge it.
 */
const axeOn = (page: Page) =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .exclude('iframe')
    .setLegacyMode()

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
