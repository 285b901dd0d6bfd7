import type { App } from '../../http/app-types.ts'
import { texts } from '@joinery/contract'
import type { OperatorField } from '@joinery/contract'
import { choosePages } from './choose-pages.ts'
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
  /** Whether nobody has an account yet. */
  isFirstAwaited: () => Promise<boolean>
}

interface Surroundings {
  /** What a page may frame that was asked for at this address. */
  framesAt: (host: string | undefined) => string
  /** The address that people and search engines know. */
  siteUrl: string
  /** Called whenever somebody asks for a page. */
  onVisit?: () => void
}

export async function createSiteModule({ folder, signUp, isFirstAwaited, ...words }: Options) {
  const files = await readSiteFiles(folder)
  return {
    addRoutes: addSiteRoutes,
    addPages(app: App, { framesAt, siteUrl, onVisit = () => undefined }: Surroundings) {
      const { first, byInvitation } = texts.admission
      const pagesThatSay = (signUpRule: string) =>
        new Map(
          Array.from(files.pages, ([address, html]) => [
            address,
            readyPage(fillPage(html, { siteUrl, signUpRule, ...words })),
          ]),
        )
      const pagesNow =
        signUp === 'open'
          ? choosePages(pagesThatSay(''))
          : choosePages(pagesThatSay(byInvitation), { isFirstAwaited, first: pagesThatSay(first) })
      const otherFiles = new Map(
        Array.from(files.texts, ([address, text]) => [
          address,
          { ...text, body: fillPage(text.body, { siteUrl, signUpRule: '', ...words }) },
        ]),
      )
      addPages(app, { assets: files.assets, texts: otherFiles, pagesNow }, { framesAt, onVisit })
    },
  }
}
