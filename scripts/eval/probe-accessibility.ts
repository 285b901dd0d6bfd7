import type { Page } from '@playwright/test'
import { findViolations } from '../../e2e/axe.ts'
import { judge } from './probe.ts'
import type { Probe } from './probe.ts'
import { openPath } from './read-page.ts'

/** What a screen reader and a keyboard would stumble over, contrast included; and that nothing sticks out sideways. */
export async function probeAccessibility(page: Page, path: string): Promise<Probe[]> {
  await openPath(page, path)
  const violations = await findViolations(page, {
    withFrames: true,
    kinds: ['wcag2a', 'wcag2aa', 'wcag21aa'],
  })
  const found = violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 90) ?? ''}`)
  const size = page.viewportSize()
  await page.setViewportSize({ width: 375, height: 812 })
  await page.waitForTimeout(150)
  const excess = Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth'))
  if (size) await page.setViewportSize(size)
  return [
    judge(`${path} is accessible`, found.length === 0, found.join(' / ')),
    judge(`${path} fits a phone`, excess <= 1, `${excess} px too wide`),
  ]
}
