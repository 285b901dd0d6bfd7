import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Manifest } from 'vite'
import { filesOf } from './files-of.ts'
import { pageHtml } from './page-html.ts'
import { usedStyles } from './used-styles.ts'
import type { RenderedPage } from '../src/lib/rendered-page.ts'

interface Input {
  client: string
  manifest: Manifest
  pages: RenderedPage[]
}

export interface WrittenPage {
  file: string
  /** Every script file that the browser loads with the page. */
  scripts: string[]
}

/** What starts the application, and what starts a page that is only read. */
const entry = 'index.html'
const readEntry = 'src/entry-read.ts'

/** Writes every page below `client`, in the place of the template that lies there. */
export async function writePages({ client, manifest, pages }: Input): Promise<WrittenPage[]> {
  const template = await readFile(`${client}/index.html`, 'utf8')
  const font = await findTextFont(client)
  const sheets = filesOf(manifest, [entry]).styles.map((file) => `${client}/${file}`)
  const sheet = (await Promise.all(sheets.map((file) => readFile(file, 'utf8')))).join('\n')
  const faces = (await Promise.all(sheets.map(takeFirstFaces))).join('')
  const ofSheet = usedStyles(sheet)
  const reader = manifest[readEntry]?.file
  if (reader === undefined) throw new Error(`The build has no chunk for ${readEntry}.`)
  return Promise.all(
    pages.map(async (page) => {
      const needed = [page.isWritten ? readEntry : entry, ...page.sources]
      const files = filesOf(manifest, needed, page.isWritten ? [] : [entry])
      const html = pageHtml(template, page, { ...files, reader, font, faces, usedStyles: ofSheet })
      await mkdir(dirname(`${client}/${page.file}`), { recursive: true })
      await writeFile(`${client}/${page.file}`, html)
      return { file: page.file, scripts: filesOf(manifest, needed).scripts }
    }),
  )
}

/**
 * The fonts of the first paint are named in the page itself and nowhere else. A sheet that names them again when it comes
 * makes the browser begin anew with them.
 */
async function takeFirstFaces(file: string): Promise<string> {
  const sheet = await readFile(file, 'utf8')
  const faces = sheet.match(firstFaces) ?? []
  await writeFile(file, sheet.replaceAll(firstFaces, ''))
  return faces.join('')
}

const firstFaces = /@font-face\{[^}]*unicode-range:U\+20-7E[^}]*\}/g

async function findTextFont(client: string): Promise<string> {
  const names = await readdir(`${client}/assets`)
  const font = names.find((name) => name.startsWith('schibsted-grotesk-basic'))
  if (!font) throw new Error('The build holds no text font to preload.')
  return `assets/${font}`
}
