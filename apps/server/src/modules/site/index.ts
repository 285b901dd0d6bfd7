import type { App } from '../../http/app-types.ts'
import type { OperatorField } from '@joinery/contract'
import { fillPage } from './fill-page.ts'
import { readyPage } from './ready-page.ts'
import { addPages, addSiteRoutes } from './routes.ts'
import { readSiteFiles } from './site-files.ts'

/** Delivers the built web application. Its pages are added last: they answer everything that is left. */
interface Options {
  folder: string
  operator: Readonly<Record<OperatorField, string>>
}

export async function createSiteModule({ folder, operator }: Options) {
  const files = await readSiteFiles(folder)
  return {
    addRoutes: addSiteRoutes,
    /** `frames` is what the pages may frame; `siteUrl` is the address that people and search engines know. */
    addPages(app: App, { frames, siteUrl }: { frames: string; siteUrl: string }) {
      const fill = (text: string) => fillPage(text, { siteUrl, operator })
      const pages = new Map(Array.from(files.pages, ([address, html]) => [address, readyPage(fill(html))]))
      const texts = new Map(
        Array.from(files.texts, ([address, text]) => [address, { ...text, body: fill(text.body) }]),
      )
      addPages(app, { ...files, pages, texts }, frames)
    },
  }
}
