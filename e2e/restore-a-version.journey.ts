import { fileEndpoints, fillText, projectEndpoints, texts, versionEndpoints } from '@joinery/contract'
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts'
import { openApi } from './api.ts'
import { ageVersion } from './database.ts'
import { expectFailure } from './expect-failure.ts'
import { expect, journey } from './journey.ts'
import type { Page } from './journey.ts'
import { becomeUser, inventPerson } from './people.ts'
import type { Product } from './product.ts'

const { badges, choosing, compare, compareWithAnother, comparison, label, notices, restore } = texts.versions

const versionName = (n: number) => fillText(texts.versions.number, { n })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: texts.versions.title })
const rowOf = (page: Page, n: number) =>
  dialogOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: versionName(n), exact: true }) })

/** A project with three versions: two files, the same saved, and one file changed and another added. */
async function keepProject(page: Page, product: Product) {
  const person = inventPerson()
  await becomeUser(page, person)
  const call = await openApi(product, person)
  const { id: projectId } = await call(projectEndpoints.create, { title: 'Tea shop' })
  const write = (path: string, content: string, baseHash: string | null) =>
    call(fileEndpoints.write, { projectId, path, content, baseHash })
  await write('src/colours.css', 'a { color: teal }\n', null)
  const { hash } = await write('src/app.ts', appWith('Tea'), null)
  await call(versionEndpoints.save, { projectId, description: 'Opening day' })
  await write('src/app.ts', appWith('Coffee'), hash)
  await write('src/extra.ts', 'export const extra = true\n', null)
  const read = (path: string) => call(fileEndpoints.read, { projectId, path })
  const { versions } = await call(versionEndpoints.list, { projectId })
  return { projectId, versions, read, call }
}

const appWith = (drink: string) => `${'// The shop.\n'.repeat(30)}export const drink = '${drink}'\n`

async function openHistory(page: Page, projectId: string) {
  await page.goto(`/dashboard/chat?projectId=${projectId}`)
  await page.getByRole('button', { name: texts.versions.open, exact: true }).click()
  await expect(dialogOf(page)).toBeVisible()
}

journey('a project without changes has no history yet', async ({ page, product }) => {
  const person = inventPerson()
  await becomeUser(page, person)
  const call = await openApi(product, person)
  const { id } = await call(projectEndpoints.create, { title: 'Tea shop' })
  await openHistory(page, id)
  await expect(dialogOf(page).getByText(texts.versions.empty)).toBeVisible()
  await expectAccessible(page)
})

journey('a user restores everything of a version, which writes a new one', async ({ page, product }) => {
  const { projectId, versions, read } = await keepProject(page, product)
  expect(versions.map(({ versionNumber }) => versionNumber)).toEqual([3, 2, 1])
  await openHistory(page, projectId)
  await expect(rowOf(page, 2)).toContainText('Opening day')
  await expect(rowOf(page, 2)).toContainText(badges.success)
  await expectAccessible(page)

  await rowOf(page, 2).getByRole('button', { name: restore }).click()
  await expect(page.getByText(fillText(notices.restored, { n: 2 }), { exact: true })).toBeVisible()
  await expect(rowOf(page, 4)).toBeVisible()
  expect((await read('src/app.ts')).content).toBe(appWith('Tea'))
  await expect(read('src/extra.ts')).rejects.toMatchObject({ code: 'not-found' })

  const list = dialogOf(page).getByRole('list').first().locator('..')
  expect((await list.boundingBox())?.height).toBe(400)
  await expect(rowOf(page, 1)).not.toBeInViewport({ ratio: 1 })
  await list.hover()
  await page.mouse.wheel(0, 1_000)
  await expect(rowOf(page, 1)).toBeInViewport({ ratio: 1 })
})

journey(
  'a user compares a version with the files as they are, and restores one file of it',
  { tag: '@thorough' },
  async ({ page, product, complaints }) => {
    const { projectId, versions, read } = await keepProject(page, product)
    await page.setViewportSize({ width: 1280, height: 900 })
    await openHistory(page, projectId)
    await rowOf(page, 2).getByRole('button', { name: compare }).click()
    const dialog = dialogOf(page)
    await expect(dialog.getByRole('button', { name: 'src/app.ts' })).toContainText(comparison.changed)
    await expect(dialog.getByRole('button', { name: 'src/extra.ts' })).toContainText(comparison.added)
    await expect(dialog.getByRole('textbox', { name: versionName(2) })).toContainText("drink = 'Tea'")
    await expect(dialog.getByRole('textbox', { name: texts.versions.current })).toContainText(
      "drink = 'Coffee'",
    )
    // Long lines are scrolled behind the numbers, and are not seen through them.
    const numbers = dialog.locator('.cm-gutters').first()
    await expect(numbers).toHaveCSS('position', 'sticky')
    await expect(numbers).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expectAccessible(page)
    await dialog.getByRole('checkbox', { name: 'src/app.ts' }).check()
    await page.route('**/api/projects/*/versions/*/restore', (route) => route.abort())
    await dialog.getByRole('button', { name: comparison.restoreSome.one }).click()
    await expectFailure(page, notices.restoreFailed, texts.common.unreachable)
    expect((await read('src/app.ts')).content).toBe(appWith('Coffee'))
    await page.unrouteAll()
    await dialog.getByRole('button', { name: comparison.restoreSome.one }).click()
    const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' }).format(
      new Date(versions[1]?.createdAt ?? ''),
    )
    await expect(page.getByText(fillText(notices.restoredAt, { time }))).toBeVisible()
    expect((await read('src/app.ts')).content).toBe(appWith('Tea'))
    expect((await read('src/extra.ts')).content).toBe('export const extra = true\n')
    // The browser itself reports the request that was cut off.
    complaints.length = 0
  },
)

journey(
  'however long a comparison is, the way to restore is in sight',
  { tag: '@thorough' },
  async ({ page, product }) => {
    const { projectId, read, call } = await keepProject(page, product)
    const { hash } = await read('src/app.ts')
    const content = Array.from({ length: 90 }, (_, line) => `export const n${line} = ${line}\n`).join('')
    await call(fileEndpoints.write, { projectId, path: 'src/app.ts', content, baseHash: hash })
    await page.setViewportSize({ width: 1280, height: 800 })
    await openHistory(page, projectId)
    await rowOf(page, 2).getByRole('button', { name: compare }).click()
    const dialog = dialogOf(page)
    await expect(dialog.getByText('n5 = 5').first()).toBeVisible()
    const all = dialog.getByRole('button', { name: fillText(comparison.restoreAll, { n: 2 }) })
    for (const [width, height] of [
      [1280, 800],
      [1280, 600],
      [375, 740],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(all).toBeInViewport({ ratio: 1 })
    }
  },
)

journey('a user compares two versions on a small screen', { tag: '@thorough' }, async ({ page, product }) => {
  const { projectId } = await keepProject(page, product)
  await page.setViewportSize({ width: 375, height: 812 })
  await openHistory(page, projectId)
  await expectNoSidewaysScroll(page)
  await rowOf(page, 3).getByRole('button', { name: 'More about version 3' }).click()
  await page.getByRole('menuitem', { name: compareWithAnother }).click()
  await rowOf(page, 1).getByRole('button', { name: choosing.choose }).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByText('Version 1 → Version 3')).toBeVisible()
  await expect(dialog.getByText("drink = 'Coffee'")).toBeVisible()
  await dialog.getByRole('button', { name: comparison.unfold }).click()
  await expect(dialog.getByText('// The shop.').first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

journey('a user labels a version without a mouse', { tag: '@thorough' }, async ({ page, product }) => {
  const { projectId } = await keepProject(page, product)
  await openHistory(page, projectId)
  const more = rowOf(page, 2).getByRole('button', { name: 'More about version 2' })
  await more.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(fillText(label.field, { n: 2 }))).toBeFocused()
  await page.keyboard.type('Shown to Ada')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 2).getByText('Shown to Ada')).toBeVisible()
  await expect(more).toBeFocused()
  await page.reload()
  await page.getByRole('button', { name: texts.versions.open, exact: true }).click()
  await expect(rowOf(page, 2).getByText('Shown to Ada')).toBeVisible()
})

journey(
  'a version beyond the history of the plan is listed but locked, with the way to upgrade',
  { tag: '@thorough' },
  async ({ page, product }) => {
    const { projectId, versions, call } = await keepProject(page, product)
    const [, , oldest] = versions
    if (!oldest) throw new Error('There is no third version.')
    await ageVersion(product, oldest.id, 8)
    await openHistory(page, projectId)
    await expect(rowOf(page, 1)).toContainText(texts.versions.locked.mark)
    await expect(rowOf(page, 1).getByRole('link', { name: texts.projects.limit.upgrade })).toBeVisible()
    await expect(rowOf(page, 1).getByRole('button')).toHaveCount(0)
    await expect(rowOf(page, 2).getByRole('button', { name: restore })).toBeVisible()
    await expectAccessible(page)
    await expect(call(versionEndpoints.restore, { projectId, versionId: oldest.id })).rejects.toMatchObject({
      code: 'plan-limit',
    })
  },
)

journey(
  'a history that cannot be loaded and a restore that fails say so, and change nothing',
  { tag: '@thorough' },
  async ({ page, product, complaints }) => {
    const { projectId, read } = await keepProject(page, product)
    await page.route('**/api/projects/*/versions', (route) => route.abort())
    await openHistory(page, projectId)
    const dialog = dialogOf(page)
    await expect(dialog.getByText(notices.historyLoadFailed)).toBeVisible()
    await page.unrouteAll()
    await dialog.getByRole('button', { name: texts.common.actions.retry }).click()
    await expect(rowOf(page, 1)).toBeVisible()

    await page.route('**/api/projects/*/versions/*/restore', (route) => route.abort())
    await rowOf(page, 1).getByRole('button', { name: restore }).click()
    await expectFailure(page, notices.projectRestoreFailed, texts.common.unreachable)
    expect((await read('src/app.ts')).content).toBe(appWith('Coffee'))

    const save = dialog.getByRole('button', { name: texts.versions.save.submit })
    await dialog.getByLabel(texts.versions.save.description).fill('Before the move')
    await page.route('**/api/projects/*/versions', (route) => route.abort())
    await save.click()
    await expectFailure(page, notices.saveFailed, texts.common.unreachable)
    await page.unrouteAll()
    await save.click()
    await expect(page.getByText(notices.saved)).toBeVisible()
    await expect(rowOf(page, 4)).toContainText('Before the move')

    // A page holds a hundred versions, so this one only says that there are more.
    await page.route('**/api/projects/*/versions', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), hasMore: true } })
    })
    await page.route('**/api/projects/*/versions?before=*', (route) => route.abort())
    await page.reload()
    await page.getByRole('button', { name: texts.versions.open, exact: true }).click()
    await dialog.getByRole('button', { name: texts.versions.older }).click()
    await expect(dialog.getByText(notices.loadFailed, { exact: true })).toBeVisible()
    await expect(rowOf(page, 4)).toBeVisible()
    // The browser itself reports the requests that were cut off.
    complaints.length = 0
  },
)
