import type { Locator, Page } from '@playwright/test'

/**
 * Opens whatever a screen has to open: presses each of its controls in turn, and in a dialog also what sends it. After
 * each, `look` sees the page as it then stands.
 */
export async function pressEverything(page: Page, look: () => Promise<unknown>): Promise<void> {
  const address = page.url()
  // What is pressed may lead elsewhere while one looks; then there is nothing to see here any more.
  const lookIfHere = () => look().catch(() => undefined)
  const controls = page.locator(pressable)
  // Where each press brings more, as with pages of an invented list, there is no last one.
  for (let index = 0; index < Math.min(await controls.count(), mostPresses); index += 1) {
    if (!(await press(controls.nth(index)))) continue
    await lookIfHere()
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).last()
    if (await dialog.isVisible()) {
      for (const field of await dialog.locator('input:visible, textarea:visible').all())
        await field.fill('x'.repeat(12), quick).catch(() => undefined)
      for (const send of await dialog.locator('button:visible').all())
        if (await press(send)) await lookIfHere()
    }
    for (const item of await page.getByRole('menuitem').all()) if (await press(item)) await lookIfHere()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    if (page.url() !== address) await page.goto(address).catch(() => page.goto(address))
  }
}

const mostPresses = 60

const pressable = 'main button:visible, main [role=tab]:visible, main summary:visible, header button:visible'

/** What is covered or switched off is not pressed. */
const quick = { timeout: 1_000 }

const press = (control: Locator): Promise<boolean> =>
  control.click(quick).then(
    () => true,
    () => false,
  )
