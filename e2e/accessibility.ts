import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Fails with the name of each broken rule and the elements that break it. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(axeOn(page))
}

/** What a second theme can break: all other rules look at what both themes share. */
export async function expectReadableColors(page: Page): Promise<void> {
  await expectNoViolations(axeOn(page).withRules(['color-contrast', 'link-in-text-block']))
}

/** What runs in a preview is the user's app, not ours. */
const axeOn = (page: Page) => new AxeBuilder({ page }).exclude('iframe')

async function expectNoViolations(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  expect(found).toEqual([])
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // What is drawn to measure follows the window a moment later.
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBeLessThanOrEqual(0)
}
