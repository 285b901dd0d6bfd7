import { folderOf, joinPath } from '../files/paths.ts'
import { readText } from '../files/project-files.ts'
import type { ProjectFiles } from '../files/project-files.ts'
import type { Page } from './read-page.ts'
import { editHtml, scanHtml } from './scan-html.ts'
import type { HtmlTag } from './scan-html.ts'

const extensions = ['tsx', 'jsx', 'ts', 'js']
export const mainModules = ['src/main', 'src/index', 'main', 'index', 'client/src/main', 'app/main'].flatMap(
  (stem) => extensions.map((extension) => `${stem}.${extension}`),
)

export function findMainModule(files: ProjectFiles): string | undefined {
  return mainModules.find((path) => files.has(path))
}

/** Gives a page that starts nothing of the project the module that a build would put into it. */
export function startMainModule(page: Page, files: ProjectFiles): Page {
  const main = findMainModule(files)
  if (main === undefined || page.entries.length > 0 || !hasPlaceFor(main, page)) return page
  if (serverImport.test(readText(files, main) ?? '')) return page
  const scripts = scanHtml(page.html).filter(({ name }) => name === 'script')
  if (scripts.some((tag) => isOwn(tag, page, files))) return page
  // What is neither there nor on another site is what a build would have made of the main module.
  const unmade = scripts.filter((tag) => listPlaces(tag, page).length > 0)
  const html = editHtml(
    page.html,
    unmade.map(({ start, end }) => ({ start, end, text: '' })),
  )
  return { ...page, html, entries: [`/${main}`] }
}

/** An app finds its place by an id, or makes it in a page that has nothing else to show. */
function hasPlaceFor(main: string, { path, html }: Page): boolean {
  if (/\bid=["']?(?:root|app)\b/.test(html)) return true
  return path === 'public/index.html' && main.startsWith('src/') && !content.test(html)
}

const content = /<(?:h[1-6]|p|a|img|ul|ol|table|form|button|main|section|article)[\s>]/i

/** A main module that is a server, or a program on a desk, does not belong into the page beside it. */
const serverImport =
  /\b(?:from\s*|require\(\s*|import\s*)["'](?:node:|(?:express|fastify|koa|hono|https?|net|electron|cloudflare:workers)["'])/

/** Scripts for Babel are compiled by the page itself. */
function isOwn(tag: HtmlTag, page: Page, files: ProjectFiles): boolean {
  return (
    tag.attributes.get('type') === 'text/babel' || listPlaces(tag, page).some((place) => files.has(place))
  )
}

/** Where the file may be that a script names. None for one of another site, and for one that is written into the page. */
function listPlaces({ attributes }: HtmlTag, { path }: Page): string[] {
  const [written = ''] = (attributes.get('src') ?? '').split(/[?#]/)
  if (written === '' || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(written)) return []
  const below = ['', 'public', folderOf(path)].map((folder) => joinPath(folder, written.replace(/^\/+/, '')))
  return below.filter((place) => place !== undefined)
}
