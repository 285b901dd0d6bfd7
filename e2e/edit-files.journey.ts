import { fillText, texts } from '@joinery/contract'
import { expectAccessible } from './accessibility.ts'
import { editorOf, oak, rowOf, saved } from './file-pages.ts'
import { expect, journey } from './journey.ts'
import type { Page } from './journey.ts'
import { becomeUser, inventPerson } from './people.ts'
import { arriveWithProject } from './project-files.ts'
import type { ProjectFiles } from './project-files.ts'

const { files: words, chat } = texts

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
