import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillText, texts } from '@joinery/contract'
import { unzipSync, zipSync } from 'fflate'
import { oak, rowOf, treeOf } from './file-pages.ts'
import { expect, journey } from './journey.ts'
import type { Page } from './journey.ts'
import { arriveWithProject } from './project-files.ts'

const { files: words } = texts

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
