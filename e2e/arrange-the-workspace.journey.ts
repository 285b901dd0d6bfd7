import { fillText, routes, texts, usageEndpoints } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts'
import { openChat } from './chat.ts'
import { expect, journey } from './journey.ts'

const { chat, workspace } = texts

journey('the workspace is at home on a phone, and its palette goes anywhere', async ({ page, product }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  const { projectId } = await openChat(page, product)
  await page.goto(workspaceAt(projectId))
  await expect(page.getByRole('heading', { name: texts.preview.empty })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: workspace.commands.title })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await expect(palette.getByRole('listbox')).toHaveCSS('max-height', '300px')
  await expectAccessible(page)
  await page.keyboard.type(chat.tabs.fileManager)
  await page.keyboard.press('Enter')
  await expect(palette).toBeHidden()
  await expect(page.getByRole('tab', { name: chat.tabs.fileManager })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Alt+Shift+Digit1')
  const message = page.getByRole('textbox', { name: chat.composer.label })
  await expect(message).toBeVisible()
  await expectNoSidewaysScroll(page)

  await message.focus()
  await page.keyboard.press('Control+k')
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(chat.tabs.fileManager)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: chat.tabs.fileManager })).toBeFocused()
  // A screen of the product comes before files that are called a little like it.
  await page.keyboard.press('Control+k')
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(texts.layout.shell.links.settings)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: texts.settings.heading, level: 1 })).toBeVisible()
})

journey('on a low screen, as at 200 %, all of the composer can be reached', async ({ page, product }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  const { projectId } = await openChat(page, product)
  await page.goto(`/dashboard/chat?projectId=${projectId}`)
  await page.getByRole('textbox', { name: chat.composer.label }).fill('Make it green')
  await page.getByRole('tablist', { name: texts.files.workspace.tabs }).scrollIntoViewIfNeeded()
  await expect(page.locator('[data-composer]')).toBeInViewport({ ratio: 1 })
  await expectNoSidewaysScroll(page)
})

journey(
  'Publish, History and Export are found by name, and lead back',
  { tag: '@thorough' },
  async ({ page, product }) => {
    await page.setViewportSize({ width: 1_280, height: 800 })
    const { projectId } = await openChat(page, product)
    await page.goto(workspaceAt(projectId))
    const publish = page.getByRole('button', { name: texts.publishing.title, exact: true })
    await publish.click()
    const publishing = page.getByRole('dialog', { name: texts.publishing.title })
    await expect(publishing.getByText(texts.publishing.refusals.nothingThere)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(publish).toBeFocused()

    const palette = page.getByRole('dialog', { name: workspace.commands.title })
    await page.keyboard.press('Control+k')
    await expect(palette.getByRole('combobox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(publish).toBeFocused()

    for (const title of [texts.publishing.title, texts.versions.title]) {
      await page.keyboard.press('Control+k')
      await expect(palette.getByRole('combobox')).toBeFocused()
      await page.keyboard.type(title)
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(publish).toBeFocused()
    }
    await page.keyboard.press('Control+k')
    await expect(palette.getByRole('combobox')).toBeFocused()
    await page.keyboard.type(texts.files.transfer.exportZip)
    const download = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect((await download).suggestedFilename()).toMatch(/\.zip$/)

    // On a phone the rocket stands alone in the header.
    await page.setViewportSize({ width: 375, height: 740 })
    await expect(publish).toBeVisible()
    await expectNoSidewaysScroll(page)

    await page.getByRole('button', { name: texts.files.workspace.closeProject }).press('Enter')
    await expect(page.getByRole('link', { name: texts.files.workspace.openProjects })).toBeFocused()
  },
)

journey('toasts leave the way to Send free', { tag: '@thorough' }, async ({ page, product }) => {
  await page.setViewportSize({ width: 1_280, height: 800 })
  await openChat(page, product)
  const send = page.getByRole('button', { name: chat.composer.send })
  const toast = page.locator('[data-sonner-toast]').first()
  for (const width of [1_280, 768, 375]) {
    await page.setViewportSize({ width, height: 800 })
    await page.getByRole('button', { name: chat.composer.generateApp }).click()
    await expect(toast).toBeVisible()
    const box = page.locator('[data-composer]')
    await expect
      .poll(async () => {
        const [low, high] = [await toast.boundingBox(), await box.boundingBox()]
        return low && high && low.y + low.height <= high.y
      })
      .toBe(true)
    await expect(send).toBeVisible()
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  }
})

journey(
  'on a wide screen the chat stands beside the work, as wide as one likes',
  { tag: '@thorough' },
  async ({ page, product }) => {
    await page.setViewportSize({ width: 1_600, height: 900 })
    const { projectId } = await openChat(page, product)
    await page.goto(workspaceAt(projectId))
    const input = page.getByRole('textbox', { name: chat.composer.label })
    await expect(input).toBeVisible()
    const widthOf = async () => (await input.boundingBox())?.width ?? 0
    const before = await widthOf()
    const separator = page.getByRole('separator', { name: workspace.resizeChat })
    await separator.focus()
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ArrowRight')
    await expect.poll(widthOf).toBeGreaterThan(before + 20)
    await expectAccessible(page)
    const chosen = await widthOf()
    await page.reload()
    await expect.poll(widthOf).toBeCloseTo(chosen, -1)

    // Whatever is alone has the whole width.
    const room = await page.getByRole('main').evaluate((main) => main.clientWidth)
    const roomOf = (panel: 'chat' | 'work') => page.locator(`#${panel}`).evaluate((box) => box.clientWidth)
    await page.getByRole('tab', { name: chat.tabs.chat }).click()
    await expect.poll(() => roomOf('chat')).toBe(room)
    await page.getByRole('tab', { name: chat.tabs.preview }).click()
    await expect.poll(widthOf).toBeCloseTo(chosen, -1)
    await page.getByRole('button', { name: workspace.sideBySide }).click()
    await expect(input).toBeHidden()
    await expect.poll(() => roomOf('work')).toBe(room)
    await page.getByRole('button', { name: workspace.sideBySide }).click()
    await expect.poll(widthOf).toBeCloseTo(chosen, -1)
    await page.setViewportSize({ width: 375, height: 800 })
    await expect.poll(() => roomOf('work')).toBe(375)
  },
)

journey(
  'the usage stands beside the chat and is asked for every 30 seconds',
  { tag: '@thorough' },
  async ({ page, product }) => {
    await page.clock.install()
    await openChat(page, product)
    await page.goto('/dashboard/chat')
    const { daily, monthly, prompts, upgrade } = texts.usage
    await expect(page.getByRole('progressbar', { name: daily })).toBeVisible()
    await expect(page.getByText(fillText(prompts, { n: 0, limit: 5 }))).toBeVisible()
    await expect(page.getByRole('progressbar', { name: monthly })).toBeVisible()
    await expect(page.getByText(fillText(prompts, { n: 0, limit: 50 }))).toBeVisible()
    const asked = page.waitForRequest((request) => request.url().endsWith(usageEndpoints.read.path))
    await page.clock.fastForward(30_000)
    await asked
    await page.goto(routes.codeChat.path)
    await page.getByRole('button', { name: upgrade }).click()
    await expect(page).toHaveURL(routes.dashboardBilling.path)
  },
)

const workspaceAt = (projectId: ProjectId) => `/dashboard/chat?projectId=${projectId}&tab=preview`
