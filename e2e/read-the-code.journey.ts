import { texts } from '@joinery/contract'
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts'
import { editorOf, oak } from './file-pages.ts'
import { expect, journey } from './journey.ts'
import { arriveWithProject } from './project-files.ts'

const { files: words, chat } = texts

journey(
  'the code viewer shows files to be read, and copies them',
  { tag: '@thorough' },
  async ({ page, product, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.setViewportSize({ width: 1280, height: 800 })
    await arriveWithProject({ page, product }, oak)
    await page.getByRole('tab', { name: chat.tabs.codeViewer }).click()
    await expect(page.getByText(words.viewer.empty)).toBeVisible()
    const tree = page.getByRole('tree', { name: words.viewer.tree })
    await tree.getByRole('treeitem', { name: 'Button.tsx' }).click()
    await expect(editorOf(page)).toContainText('Press')
    await expect(editorOf(page)).toHaveAttribute('contenteditable', 'false')
    await expectAccessible(page)
    await page.clock.install()
    // A clock can only be stopped at a moment that is still to come.
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: words.viewer.copy }).click()
    const confirmed = page.getByRole('button', { name: words.viewer.copied })
    await expect(confirmed).toBeVisible()
    await page.clock.runFor(1_900)
    await expect(confirmed).toBeVisible()
    await page.clock.runFor(200)
    await expect(confirmed).toBeHidden()
    await expect(page.getByText(words.viewer.copied)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(oak['src/components/Button.tsx'])
  },
)

journey(
  'the developer switch goes from the chat to the code and back',
  { tag: '@thorough' },
  async ({ page, product }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await arriveWithProject({ page, product }, oak)
    await page.getByRole('tab', { name: chat.tabs.preview }).click()
    await expect(page.getByTitle(texts.preview.frameTitle)).toBeVisible()
    await page.getByRole('switch', { name: chat.developerMode }).click()
    await expect(page.getByText(words.viewer.empty)).toBeVisible()
    await page.getByRole('switch', { name: chat.developerMode }).click()
    await expect(page.getByRole('textbox', { name: chat.composer.label })).toBeVisible()
    await page.getByText(texts.workspace.context).click()
    await expect(page.getByText(chat.currentProject.heading)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  },
)

journey(
  'the workspace has four tabs and the code chat three, both about the same project',
  { tag: '@thorough' },
  async ({ page, product }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const project = await arriveWithProject({ page, product }, {})
    await expect(page.getByRole('heading', { level: 1, name: texts.common.productName })).toBeVisible()
    const header = page.locator('header', { has: page.getByRole('heading', { level: 1 }) })
    const { hostedBackend, codeHosting } = texts.services
    await expect(header.getByRole('button', { name: hostedBackend })).toBeVisible()
    await expect(header.getByRole('button', { name: codeHosting })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveText(['Chat', 'Code Viewer', 'File Manager', 'Preview'])
    await page.getByRole('tab', { name: chat.tabs.codeViewer }).click()
    await expect(page.getByText(chat.codeViewer.empty)).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('current_project_id'))).toBeTruthy()

    for (const [path, text] of Object.entries(oak)) await project.write(path, text)
    await page.goto('/dashboard/codechat')
    await expect(page.getByRole('heading', { level: 1, name: 'Joinery Chat' })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveText(['Chat', 'Code Viewer', 'Preview'])
    await expect(page.getByText('Oak bench').first()).toBeVisible()
    await page.getByRole('tab', { name: chat.tabs.codeViewer }).click()
    const tree = page.getByRole('tree', { name: words.viewer.tree })
    const empty = page.getByText(words.viewer.empty)
    const widthOf = async (part: typeof tree) => (await part.boundingBox())?.width ?? 0
    const treeWidth = await widthOf(tree)
    const viewerWidth = await widthOf(empty.locator('..'))
    expect(treeWidth / (treeWidth + viewerWidth)).toBeCloseTo(1 / 3, 2)

    await tree.getByRole('treeitem', { name: 'components' }).click()
    await expect(tree.getByRole('treeitem', { name: 'Button.tsx' })).toBeHidden()
    await expect(empty).toBeVisible()
    await tree.getByRole('treeitem', { name: 'App.tsx' }).click()
    await expect(editorOf(page)).toContainText('const wood')
    await page.getByRole('button', { name: words.workspace.closeProject }).click()
    await expect(page.getByText(words.workspace.noProject)).toBeVisible()
  },
)
