import { endpoints, findRoute, routes, texts } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'
import type { App, RequestContext } from '../../http/app-types.ts'
import { isOwnPage } from '../../http/is-own-page.ts'
import { requestLog } from '../../http/request-log.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { answerAsset } from './answer-asset.ts'
import { answerPage } from './answer-page.ts'
import type { Pages } from './choose-pages.ts'
import type { SiteFiles } from './site-files.ts'

export function addSiteRoutes(app: App): void {
  serveEndpoint(app, endpoints.missingPages.record, ({ path }, context) => {
    // Nobody signs in to tell it, so the log would take lines from any page there is.
    if (!isOwnPage(context))
      throw new AppError(
        'forbidden',
        'Only a page of this installation can tell of an address that leads nowhere.',
      )
    requestLog(context).warn({ path }, 'page not found')
    return { recorded: true as const }
  })
}

type Site = Omit<SiteFiles, 'pages'> & { readonly pagesNow: () => Promise<Pages> }

interface Surroundings {
  framesAt: (host: string | undefined) => string
  onVisit: () => void
}

/** The last route of all: whatever no module answers is a file, a page, or nothing. */
export function addPages(
  app: App,
  { assets, pagesNow, texts: files }: Site,
  { framesAt, onVisit }: Surroundings,
): void {
  app.get('*', async (context) => {
    const { path } = context.req
    const asset = assets.get(path)
    if (asset) return answerAsset(context, asset)
    const file = files.get(path)
    if (file) return context.body(file.body, 200, { 'content-type': file.type, 'cache-control': 'no-cache' })
    if (isForPrograms(path)) throw new AppError('not-found', texts.errors['not-found'])
    const pages = await pagesNow()
    if (path.includes('//') && isThere(pages, singleSlashes(path))) return leadToSingleSlashes(context)
    onVisit()
    return answerAddress(context, pages, framesAt(context.req.header('host')))
  })
}

/**
 * Only ever leads to an address that is there, so never to another site. The address is taken as it was sent: a sign that
 * stood there encoded must not become a backslash, which browsers take for a slash.
 */
function leadToSingleSlashes(context: RequestContext): Response {
  const { pathname, search } = new URL(context.req.url)
  return context.redirect(singleSlashes(pathname) + search, 308)
}

function answerAddress(context: RequestContext, pages: Pages, frames: string): Response | Promise<Response> {
  const { path } = context.req
  const status = isThere(pages, path) ? 200 : 404
  const page = pages.get(withoutSlashAtEnd(path)) ?? pages.get(status === 200 ? '/app' : '/404')
  if (page !== undefined) return answerPage(context, page, { status, frames })
  throw new AppError(
    'unavailable',
    'The web application is not built. Run `npm start`, which builds it, or `npm run dev`.',
  )
}

/** An article that was never written is not there, although its address has the right form. */
function isThere(pages: Pages, path: string): boolean {
  const route = findRoute(path)
  return pages.has(withoutSlashAtEnd(path)) || (route !== undefined && route.path !== routes.blogArticle.path)
}

const withoutSlashAtEnd = (path: string) => path.replace(/(?<!\/)\/+$/, '') || '/'

const singleSlashes = (path: string) => path.replaceAll(/\/{2,}/g, '/')

/** Addresses that only programs ask for answer in the error shape, never with a page. */
const isForPrograms = (path: string) => /^\/(api|auth\/v1|functions|assets)(\/|$)/.test(path)
