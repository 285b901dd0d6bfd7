import { texts } from '@joinery/contract'
import { Hono } from 'hono'
import type { App, Env, RequestContext } from '../../../http/app-types.ts'
import { chooseEncoding } from '../../../http/choose-encoding.ts'
import { chooseRange } from '../../../http/choose-range.ts'
import { requestLog } from '../../../http/request-log.ts'
import { isNavigation, readPath } from '../../../http/requested-page.ts'
import { sendToFolder } from '../../../http/send-to-folder.ts'
import type { PublishedFile } from '../builds/published-file.ts'
import { chooseFile } from './choose-file.ts'
import { hasTag } from './has-tag.ts'
import { isVisit } from './is-visit.ts'
import type { KeptBodies } from './kept-bodies.ts'
import type { PublishedApps } from './published-apps.ts'
import { renderMissingPage } from './render-missing-page.ts'
import type { SiteHosts } from './site-hosts.ts'

interface Dependencies {
  hosts: Pick<SiteHosts, 'labelOf'>
  apps: PublishedApps
  bodies: KeptBodies
  isHttps: boolean
}

/** All that the origin of a published app answers: its files, to everybody. It knows no accounts. */
export function createSitesApp({ hosts, apps, bodies, isHttps }: Dependencies): App {
  const app = new Hono<Env>()
  const headers = siteHeaders(isHttps)

  app.onError((error, context) => {
    requestLog(context).error({ err: error }, 'a published app could not be answered')
    return context.text(texts.errors.internal, 500, never)
  })
  app.use(async (context, next) => {
    context.env.outgoing.route = 'published app'
    context.env.outgoing.baseHeaders = headers
    return next()
  })

  app.get('*', async (context) => {
    const found = await apps.find(hosts.labelOf(context.req.header('host') ?? ''))
    const path = readPath(context)
    if (!found || path === undefined) return answerMissing(context)
    const file = chooseFile({ path, isNavigation: isVisit(context, path) }, found.files)
    if (file === 'to-folder') return sendToFolder(context, path)
    const name = path.slice(1)
    const mark = context.req.query('v')
    // A page that was opened before names its parts by their content: it wants them as they were.
    const isMeant = file?.path === name && (mark === undefined || mark === file.mark)
    const chosen = (isMeant ? undefined : await found.findEarlier(name, mark)) ?? file
    return chosen ? answerFile(context, chosen) : answerMissing(context)
  })
  app.all('*', (context) => context.text(texts.errors['method-not-allowed'], 405, { allow: 'GET, HEAD' }))

  async function answerFile(context: RequestContext, file: PublishedFile): Promise<Response> {
    const isKept = file.isImmutable ?? (file.mark !== undefined && context.req.query('v') === file.mark)
    const etag = `"${file.hash}"`
    context.header('etag', etag)
    context.header('cache-control', isKept ? 'public, max-age=31536000, immutable' : 'public, no-cache')
    context.header('vary', 'accept-encoding')
    if (hasTag(context.req.header('if-none-match'), etag)) return context.body(null, 304)
    context.header('accept-ranges', 'bytes')
    context.header('content-type', file.type)
    const asksForPart = context.req.header('range') !== undefined && context.req.method === 'GET'
    if (asksForPart) return answerPart(context, file)
    const encoding = chooseEncoding(
      context.req.header('accept-encoding'),
      (['br', 'gzip'] as const).filter((form) => file[form] !== undefined),
    )
    const hash = encoding === 'identity' ? file.hash : (file[encoding] ?? file.hash)
    if (encoding !== 'identity') context.header('content-encoding', encoding)
    const body = await bodies.read(hash)
    context.header('content-length', String(body.length))
    return context.body(body)
  }

  /** Parts are counted in the bytes of the file itself, so they are never compressed. */
  async function answerPart(context: RequestContext, file: PublishedFile): Promise<Response> {
    const body = await bodies.read(file.hash)
    const asked = { range: context.req.header('range'), ifRange: context.req.header('if-range') }
    const range = chooseRange(asked, { size: body.length, etag: `"${file.hash}"` })
    if (range === 'outside') return context.body(null, 416, { 'content-range': `bytes */${body.length}` })
    if (range === 'whole') return context.body(body, 200, { 'content-length': String(body.length) })
    const { start, end } = range
    context.header('content-range', `bytes ${start}-${end - 1}/${body.length}`)
    return context.body(body.subarray(start, end), 206, { 'content-length': String(end - start) })
  }

  return app
}

/** A published app is a site of its own: what its code loads is its own affair, and only itself may frame it. */
function siteHeaders(isHttps: boolean): Record<string, string> {
  return {
    'content-security-policy': "frame-ancestors 'self'",
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

const never = { 'cache-control': 'no-store' }

function answerMissing(context: RequestContext): Response {
  if (isNavigation(context)) return context.html(renderMissingPage(), 404, never)
  return context.text(texts.errors['not-found'], 404, never)
}
