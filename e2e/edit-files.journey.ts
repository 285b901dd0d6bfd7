import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillText, texts } from '@joinery/contract'
import { unzipSync, zipSync } from 'fflate'
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts'
import { expect, journey } from './journey.ts'
import type { Page } from './journey.ts'
import { becomeUser, inventPerson } from './people.ts'
import { arriveWithProject } from './project-files.ts'
import type { ProjectFiles } from './project-files.ts'

// Accessibility is looked at again and again, which takes its time where other journeys run beside.

const { files: words, chat } = texts

const oak = {
  'src/App.tsx': 'export function App() {\n  const wood = "oak"\n  return <p>{wood}</p>\n}\n',
  'src/components/Button.tsx': 'export const Button = () => <button>Press</button>\n',
  'index.html': '<!doctype html>\n<title>Oak</title>\n',
}

const treeOf = (page: Page) => page.getByRole('tree', { name: words.explorer.label })
const rowOf = (page: Page, name: string) => treeOf(page).getByRole('treeitem', { name, exact: true })
const editorOf = (page: Page) => page.locator('.cm-content')
const saved = (name: string) => fillText(words.notices.saved, { name })

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
  'a user edits in colour, finds, undoes and saves, and unsaved changes survive a reload',
  async ({ page, product }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const project = await arriveWithProject({ page, product }, oak)
    await rowOf(page, 'App.tsx').click()
    await expect(editorOf(page)).toContainText('const wood')
    const colourOf = (text: string) =>
      editorOf(page)
        .getByText(text, { exact: true })
        .first()
        .evaluate((element) => getComputedStyle(element).color)
    await expect
      .poll(() => colourOf('"oak"'))
      .not.toBe(await editorOf(page).evaluate((e) => getComputedStyle(e).color))
    expect(await colourOf('const')).not.toBe(await colourOf('"oak"'))

    await editorOf(page).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('// a wrong line')
    // What was typed with pauses, as on a busy machine, is undone in as many steps.
    await expect(async () => {
      await page.keyboard.press('Control+z')
      expect(await editorOf(page).innerText()).not.toContain('//')
    }).toPass()
    await page.keyboard.press('Control+f')
    await page.keyboard.type('wood')
    await expect(page.locator('.cm-searchMatch')).toHaveCount(2)
    await page.keyboard.press('Escape')

    await page.keyboard.press('Control+End')
    await page.keyboard.type('// kept')
    await expect(page.getByText(words.explorer.unsaved, { exact: true }).first()).toBeVisible()
    await page.reload()
    await expect(editorOf(page)).toContainText('// kept')
    expect(await project.read('src/App.tsx')).toBe(oak['src/App.tsx'])

    await editorOf(page).click()
    await page.keyboard.press('Control+s')
    await expect(page.getByText(saved('App.tsx'))).toBeVisible()
    expect(await project.read('src/App.tsx')).toBe(`${oak['src/App.tsx']}// kept`)
    await expect(rowOf(page, 'App.tsx')).toBeVisible()
  },
)

/** Types over the open file, while somebody else saves it, and tries to save. */
async function meetConflict(page: Page, project: ProjectFiles, sides: { mine: string; theirs: string }) {
  await editorOf(page).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(sides.mine)
  await project.write('src/App.tsx', sides.theirs)
  await page.keyboard.press('Control+s')
  await expect(page.getByText(fillText(words.conflict.heading, { name: 'App.tsx' }))).toBeVisible()
}

journey(
  'a stale save overwrites nothing: both sides are shown, and either can be kept',
  async ({ page, product, complaints }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const project = await arriveWithProject({ page, product }, oak)
    await rowOf(page, 'App.tsx').click()
    await meetConflict(page, project, { mine: 'mine', theirs: 'theirs' })
    await expect(page.getByLabel(words.conflict.theirs)).toHaveText('theirs')
    await expect(page.getByLabel(words.conflict.mine)).toHaveText('mine')
    expect(await project.read('src/App.tsx')).toBe('theirs')
    await page.getByRole('button', { name: words.conflict.keepMine }).click()
    await expect(page.getByText(saved('App.tsx'))).toBeVisible()
    expect(await project.read('src/App.tsx')).toBe('mine')

    await meetConflict(page, project, { mine: 'mine again', theirs: 'theirs again' })
    await page.getByRole('button', { name: words.conflict.takeTheirs }).click()
    await expect(page.getByLabel(words.conflict.mine)).toBeHidden()
    await expect(editorOf(page)).toHaveText('theirs again')
    expect(await project.read('src/App.tsx')).toBe('theirs again')
    // The browser itself reports the refused saves.
    complaints.length = 0
  },
)

journey(
  'both sides of a conflict are merged by hand and saved',
  { tag: '@thorough' },
  async ({ page, product, complaints }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const project = await arriveWithProject({ page, product }, oak)
    await rowOf(page, 'App.tsx').click()
    await meetConflict(page, project, { mine: 'one half', theirs: 'other half' })
    await expectAccessible(page)
    await page.getByLabel(words.conflict.mine).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' and the other half')
    await page.getByRole('button', { name: words.conflict.saveMerged }).click()
    await expect(page.getByText(saved('App.tsx'))).toBeVisible()
    await expect(editorOf(page)).toHaveText('one half and the other half')
    expect(await project.read('src/App.tsx')).toBe('one half and the other half')
    // The browser itself reports the refused save.
    complaints.length = 0
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

/** Tells whether the page has asked for the code of the editor yet. */
function watchForEditor(page: Page) {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    // A script cannot be read any more when the page was left before it arrived; it was not used then either.
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''))
  })
  return async () => (await Promise.all(scripts)).some((script) => script.includes('cm-content'))
}

journey(
  'files open in tabs, beside what the project is made of',
  { tag: '@thorough' },
  async ({ page, product }) => {
    await page.setViewportSize({ width: 1920, height: 1000 })
    const hasEditor = watchForEditor(page)
    await arriveWithProject({ page, product }, oak)
    await page.getByRole('tab', { name: chat.tabs.chat }).click()
    await expect(page.getByText(chat.currentProject.heading)).toBeVisible()
    await page.getByRole('link', { name: texts.projects.heading, exact: true }).click()
    await page.getByRole('link', { name: texts.projects.card.open }).click()
    await page.getByRole('tab', { name: chat.tabs.fileManager }).click()
    await expect(rowOf(page, 'App.tsx')).toBeVisible()
    expect(await hasEditor()).toBe(false)
    await rowOf(page, 'App.tsx').click()
    await rowOf(page, 'index.html').click()
    const tabs = page.getByRole('navigation', { name: words.editor.tabs })
    await expect(tabs.getByRole('listitem')).toHaveCount(2)
    await tabs.getByRole('button', { name: 'App.tsx', exact: true }).click()
    await expect(editorOf(page)).toContainText('const wood')
    await tabs.getByRole('button', { name: fillText(words.editor.close, { name: 'App.tsx' }) }).click()
    await expect(editorOf(page)).toContainText('Oak')
    expect(await hasEditor()).toBe(true)
    // Whoever closes something by keyboard goes on beside it.
    await expect(tabs.getByRole('button', { name: 'index.html', exact: true })).toBeFocused()

    const structure = page.getByRole('region', { name: chat.fileManager.structure })
    const directories = structure.getByRole('tree', { name: words.structure.directories })
    await expect(directories.getByRole('treeitem', { name: 'components' })).toBeVisible()
    await expect(structure.getByText('TypeScript')).toBeVisible()
    const figureOf = (term: string) => structure.getByText(term, { exact: true }).locator('..')
    await expect(figureOf(words.structure.files)).toHaveText('Files3')
    await expect(figureOf(words.structure.folders)).toHaveText('Folders2')
    await expect(figureOf(words.structure.size)).toHaveText('Size156 bytes')
    await expect(structure.getByRole('button', { name: chat.fileManager.deploy })).toBeEnabled()
    await expectAccessible(page)
  },
)

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
  'while no project is open, the local tree is shown and outlives a reload',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await becomeUser(page, inventPerson())
    await page.goto('/dashboard/chat?tab=files')
    await expect(page.getByText(words.local.sentence)).toBeVisible()
    await expect(rowOf(page, 'src')).toHaveAttribute('aria-expanded', 'true')
    await rowOf(page, 'components').click()
    await expect(rowOf(page, 'Button.tsx')).toBeVisible()
    await rowOf(page, 'App.tsx').click()
    await editorOf(page).click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('const local = true')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(saved('App.tsx'))).toBeVisible()
    await page.getByRole('button', { name: words.toolbar.refresh }).click()
    await expect(page.getByText(words.notices.refreshed)).toBeVisible()
    await page.reload()
    await expect(editorOf(page)).toHaveText('const local = true')
    await expect(rowOf(page, 'Button.tsx')).toBeVisible()
  },
)

/** Drops a file or folder on the tree, as a file manager does. */
async function dropFromOutside(page: Page, path: string) {
  const box = await treeOf(page).boundingBox()
  if (!box) throw new Error('The tree is not in sight.')
  const place = { x: box.x + box.width / 2, y: box.y + box.height - 8 }
  const data = { items: [], files: [path], dragOperationsMask: 1 }
  const browser = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', { type, ...place, data })
  }
  await browser.detach()
}

journey(
  'a user imports a ZIP, a folder and a dropped file, and exports the project',
  { tag: '@thorough' },
  async ({ page, product, complaints }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const project = await arriveWithProject({ page, product }, oak)
    const archive = Buffer.from(zipSync({ 'docs/read.md': new TextEncoder().encode('# Read\n') }))
    const choose = async (item: string) => {
      const choosing = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: words.transfer.label }).click()
      await page.getByRole('menuitem', { name: item }).click()
      return choosing
    }
    const folder = await mkdtemp(join(tmpdir(), 'joinery-import-'))
    const zipChooser = await choose(words.transfer.importZip)
    await zipChooser.setFiles({ name: 'site.zip', mimeType: 'application/zip', buffer: archive })
    await expect(page.getByText(fillText(words.transfer.imported, { count: '1 file' })).first()).toBeVisible()
    await expect(page.getByText(words.storage.saved).first()).toBeVisible()
    expect(await project.read('read.md')).toBe('# Read\n')
    await writeFile(
      join(folder, 'more.zip'),
      zipSync({ 'docs/more.md': new TextEncoder().encode('# More\n') }),
    )
    await dropFromOutside(page, join(folder, 'more.zip'))
    await expect.poll(() => project.paths()).toContain('more.md')
    await rm(join(folder, 'more.zip'))

    await mkdir(join(folder, 'lib'))
    await writeFile(join(folder, 'lib/plane.ts'), 'export const plane = 1\n')
    const folderChooser = await choose(words.transfer.importFolder)
    await folderChooser.setFiles(folder)
    await expect.poll(() => project.paths()).toContain('lib/plane.ts')
    await writeFile(join(folder, 'lib/saw.ts'), 'export const saw = 1\n')
    await rm(join(folder, 'lib/plane.ts'))
    await dropFromOutside(page, join(folder, 'lib'))
    await expect.poll(() => project.paths()).toContain('saw.ts')
    await rm(folder, { recursive: true })

    // A dropped file with other content asks before it replaces what is there.
    const drop = await page.evaluateHandle(() => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['<title>Ash</title>'], 'index.html', { type: 'text/html' }))
      return transfer
    })
    await treeOf(page).dispatchEvent('drop', { dataTransfer: drop })
    await page.getByRole('dialog').getByRole('button', { name: words.transfer.replace }).click()
    await expect.poll(() => project.read('index.html')).toBe('<title>Ash</title>')

    // What is no archive is refused with the reason; files that cannot be had say so, and come when asked for again.
    const wrongChooser = await choose(words.transfer.importZip)
    await wrongChooser.setFiles({ name: 'no.zip', mimeType: 'application/zip', buffer: Buffer.from('no') })
    await expect(page.getByText(words.storage.saveFailed)).toBeVisible()
    await page.route('**/api/projects/*/files', (route) => route.fulfill({ status: 500, json: {} }))
    await page.reload()
    await expect(page.getByText(words.storage.loadFailed)).toBeVisible()
    await page.unroute('**/api/projects/*/files')
    await page.getByRole('button', { name: texts.common.actions.retry }).first().click()
    await expect(rowOf(page, 'index.html')).toBeVisible()

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: words.transfer.label }).click()
    await page.getByRole('menuitem', { name: words.transfer.exportZip }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/\.zip$/)
    const names = Object.keys(unzipSync(new Uint8Array(await readFile(await download.path()))))
    expect(names.some((name) => name.endsWith('src/App.tsx'))).toBe(true)
    // The browser itself reports the refused import.
    complaints.length = 0
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
