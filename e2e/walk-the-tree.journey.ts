import { fillText, texts } from '@joinery/contract'
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts'
import { editorOf, oak, rowOf, saved, treeOf } from './file-pages.ts'
import { expect, journey } from './journey.ts'
import { arriveWithProject } from './project-files.ts'

const { files: words, chat } = texts

journey('a user walks the tree by keyboard: arrows, Enter, F2 and Delete', async ({ page, product }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const project = await arriveWithProject({ page, product }, oak)
  await treeOf(page).focus()
  await page.keyboard.press('Home')
  await expect(rowOf(page, 'src')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(rowOf(page, 'Button.tsx')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(rowOf(page, 'components')).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.type('App')
  await expect(rowOf(page, 'App.tsx')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(editorOf(page)).toContainText('const wood')

  await treeOf(page).focus()
  await page.keyboard.press('F2')
  await page.keyboard.type('Main')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Main.tsx')).toBeVisible()
  await expect(page.getByRole('navigation', { name: words.editor.tabs })).toContainText('Main.tsx')
  await expect.poll(() => project.paths()).toContain('src/Main.tsx')

  await rowOf(page, 'index.html').click()
  await treeOf(page).focus()
  await page.keyboard.press('Delete')
  await expect(page.getByText(words.notices.deleted)).toBeVisible()
  await expect(rowOf(page, 'index.html')).toBeHidden()
  expect(await project.paths()).not.toContain('index.html')
  await page.getByRole('button', { name: words.explorer.undo }).click()
  await expect(rowOf(page, 'index.html')).toBeVisible()
  expect(await project.read('index.html')).toBe(oak['index.html'])
})

journey(
  'a user creates a folder and a file in it, and deletes both',
  { tag: '@thorough' },
  async ({ page, product }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const project = await arriveWithProject({ page, product }, {})
    await expect(page.getByText(words.emptyTree).first()).toBeVisible()

    await page.getByRole('button', { name: words.toolbar.newFolder }).click()
    const dialog = page.getByRole('dialog', { name: words.create.title })
    await expect(dialog.getByPlaceholder(words.create.folderPlaceholder)).toBeFocused()
    await dialog.getByRole('button', { name: words.create.submit }).click()
    await expect(dialog.getByText(words.create.nameRequired)).toBeVisible()
    await dialog.getByRole('textbox').fill('parts')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: words.create.cancel }).click()
    await expect(dialog).toBeHidden()
    expect(await project.paths()).toEqual([])

    await page.getByRole('button', { name: words.toolbar.newFolder }).click()
    await dialog.getByRole('textbox').fill('parts')
    await dialog.getByRole('button', { name: words.create.submit }).click()
    await expect(page.getByText(words.notices.folderCreated)).toBeVisible()

    await rowOf(page, 'parts').hover()
    await page.getByRole('button', { name: fillText(words.explorer.rowActions, { name: 'parts' }) }).click()
    await expect(page.getByRole('menuitem')).toHaveText([
      'New File',
      'New Folder',
      words.explorer.rename,
      words.rowMenu.delete,
    ])
    await page.getByRole('menuitem', { name: words.rowMenu.newFile }).click()
    await dialog.getByPlaceholder(words.create.filePlaceholder).fill('  joint ')
    await dialog.getByRole('button', { name: words.create.submit }).click()
    await expect(page.getByText(words.notices.fileCreated)).toBeVisible()
    await expect(rowOf(page, 'joint.js')).toBeVisible()
    await expect(page.getByText(words.preview.empty)).toBeVisible()
    expect(await project.paths()).toEqual(['parts', 'parts/joint.js'])
    await page.getByRole('button', { name: words.toolbar.newFile }).click()
    await dialog.getByPlaceholder(words.create.filePlaceholder).fill('plane.ts')
    await dialog.getByRole('button', { name: words.create.submit }).click()
    await expect.poll(() => project.paths()).toContain('parts/plane.ts')
    await page
      .getByRole('button', { name: fillText(words.explorer.rowActions, { name: 'plane.ts' }) })
      .click()
    await page.getByRole('menuitem', { name: words.rowMenu.delete }).click()
    await expect.poll(() => project.paths()).not.toContain('parts/plane.ts')
    await expect(treeOf(page)).toBeFocused()

    await page
      .getByRole('button', { name: fillText(words.explorer.rowActions, { name: 'parts' }) })
      .click({ force: true })
    await page.getByRole('menuitem', { name: words.rowMenu.delete }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.deleteFolder.submit }).click()
    await expect(page.getByText(words.emptyTree).first()).toBeVisible()
    expect(await project.paths()).toEqual([])
  },
)

journey(
  'a user drags a file into a folder, and finds a line in all files',
  { tag: '@thorough' },
  async ({ page, product }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const project = await arriveWithProject({ page, product }, oak)
    const refresh = page.getByRole('button', { name: words.toolbar.refresh })
    await expect(rowOf(page, 'src')).toBeVisible()
    const hold = Promise.withResolvers<void>()
    await page.route('**/api/projects/*/files', async (route) => {
      await hold.promise
      await route.continue()
    })
    await refresh.click()
    await expect(refresh).toBeDisabled()
    await expect(refresh.locator('svg')).toHaveCSS('animation-name', 'spin')
    await expect(page.getByText(words.notices.refreshed)).toBeHidden()
    hold.resolve()
    await expect(page.getByText(words.notices.refreshed)).toBeVisible()
    await expect(refresh).toBeEnabled()
    await page.unrouteAll()

    await rowOf(page, 'index.html').dragTo(rowOf(page, 'src'))
    await expect.poll(() => project.paths()).toContain('src/index.html')
    await expect(rowOf(page, 'index.html')).toHaveAttribute('aria-level', '2')

    await page.getByRole('button', { name: words.search.label }).click()
    await page.getByRole('searchbox', { name: words.search.label }).fill('WOOD')
    await page.getByRole('button', { name: /3 return/ }).click()
    await expect(editorOf(page)).toContainText('const wood')
    await expect(page.locator('.cm-activeLine')).toContainText('return')
  },
)

for (const colorScheme of ['light', 'dark'] as const) {
  journey(
    `on a small screen tree and editor take turns, in the ${colorScheme} theme`,
    { tag: '@thorough' },
    async ({ page, product }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width: 375, height: 812 })
      await arriveWithProject({ page, product }, oak)
      await expect(treeOf(page)).toBeVisible()
      await rowOf(page, 'App.tsx').click()
      await expect(editorOf(page)).toContainText('const wood')
      await expect(treeOf(page)).toBeHidden()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await page.getByRole('button', { name: words.panes.structure, exact: true }).click()
      await expect(page.getByText(chat.fileManager.overview)).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    },
  )
}

journey('what is shown of a file does not cover its row', { tag: '@thorough' }, async ({ page, product }) => {
  await page.setViewportSize({ width: 1280, height: 640 })
  const names = Array.from({ length: 24 }, (_, index) => `part-${index + 10}.ts`)
  await arriveWithProject(
    { page, product },
    Object.fromEntries(names.map((name) => [name, 'const line = 1\n'.repeat(20)])),
  )
  await expect(rowOf(page, 'part-10.ts')).toBeVisible()
  const visible = await treeOf(page)
    .getByRole('treeitem')
    .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom < innerHeight - 8).length)
  const low = rowOf(page, names[visible - 1] ?? '')
  await low.click()
  await expect(page.locator('pre')).toContainText('const line')
  await expect(low).toBeInViewport({ ratio: 1 })
})

journey(
  "a file's menu makes nothing new, and its preview stays low",
  { tag: '@thorough' },
  async ({ page, product }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await arriveWithProject({ page, product }, { 'long.ts': 'const line = 1\n'.repeat(200) })
    await rowOf(page, 'long.ts').click()
    const preview = page.locator('pre')
    await expect(preview).toContainText('const line')
    expect((await preview.boundingBox())?.height).toBeLessThanOrEqual(128)
    await page.getByRole('button', { name: fillText(words.explorer.rowActions, { name: 'long.ts' }) }).click()
    await expect(page.getByRole('menuitem')).toHaveText([words.explorer.rename, words.rowMenu.delete])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: words.preview.save, exact: true }).first().click()
    await expect(page.getByText(saved('long.ts'))).toBeVisible()
  },
)
