import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** A toast has the sentence to the letter, and below it what was the matter. */
export async function expectFailure(page: Page, sentence: string, reason: string): Promise<void> {
  const shown = page.locator('[data-sonner-toast]', { has: page.getByText(sentence, { exact: true }) })
  await expect(shown.locator('[data-description]')).toContainText(reason)
}
