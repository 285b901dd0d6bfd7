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
  sendsMail: boolean
  signUp: 'open' | 'invited'
}

interface Surroundings {
  /** What a page may frame that was asked for at this address. */
  framesAt: (host: string | undefined) => string
  /** The address that people and search engines know. */
  siteUrl: string
  /** Called whenever somebody asks for a page. */
  onVisit?: () => void
}

export async function createSiteModule({ folder, ...words }: Options) {
  const files = await readSiteFiles(folder)
  return {
    addRoutes: addSiteRoutes,
    addPages(app: App, { framesAt, siteUrl, onVisit = () => undefined }: Surroundings) {
      const fill = (text: string) => fillPage(text, { siteUrl, ...words })
      const pages = new Map(Array.from(files.pages, ([address, html]) => [address, readyPage(fill(html))]))
      const texts = new Map(
        Array.from(files.texts, ([address, text]) => [address, { ...text, body: fill(text.body) }]),
      )
      addPages(app, { ...files, pages, texts }, { framesAt, onVisit })
    },
  }
}
