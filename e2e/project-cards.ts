import { texts } from '@joinery/contract'
import type { Locator, Page } from '@playwright/test'

export const cardOf = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ hasText: title })

/** Opens the menu of a project's card and takes what is meant. */
export async function choose(page: Page, title: string, act: string): Promise<void> {
  await page.getByRole('button', { name: texts.projects.card.menu.replace('{title}', title) }).click()
  await page.getByRole('menuitem', { name: act }).click()
}
