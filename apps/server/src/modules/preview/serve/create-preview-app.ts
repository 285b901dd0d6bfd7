import { stackFrame, texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { Hono } from 'hono'
import { z } from 'zod'
import { answerPacked } from '../../../http/answer-packed.ts'
import type { App, Env, RequestContext } from '../../../http/app-types.ts'
import { isOwnPage } from '../../../http/is-own-page.ts'
import { isDatabaseAway } from '../../../http/is-database-away.ts'
import type { EventStreams } from '../../../http/event-streams.ts'
import { requestLog } from '../../../http/request-log.ts'
import { isNavigation, readPath } from '../../../http/requested-page.ts'
import type { Sessions } from '../../../http/require-session.ts'
import { sendToFolder } from '../../../http/send-to-folder.ts'
import type { OpenProject } from '../../projects/index.ts'
import type { JudgeAccess } from '../access/judge-access.ts'
import type { PreviewPass, PreviewPasses } from '../access/preview-passes.ts'
import { addBadge } from '../badge.ts'
import type { LivePreview } from '../live/live-preview.ts'
import type { LivePreviews } from '../live/live-previews.ts'
import type { ProjectSource } from '../live/project-source.ts'
import type { PreviewCompiler } from '../preview-compiler.ts'
import type { RecordError } from '../record-error.ts'
import { answerFile } from './answer-file.ts'
import { askPatiently } from './ask-patiently.ts'
import { chooseAnswer } from './choose-answer.ts'
import { contentTypeOf } from './content-type.ts'
import { createPackageImports } from './package-imports.ts'
import type { createPreviewHeaders } from './preview-headers.ts'
import type { PlaceOf } from './preview-place.ts'
import { renderBusyPage, renderClosedPage, renderWaitingPage } from './waiting-page.ts'
import { watchPreview } from './watch-preview.ts'

interface Dependencies {
  placeOf: PlaceOf
  passes: PreviewPasses
  judge: JudgeAccess
  sessions: Pick<Sessions, 'isLive'>
  streams: EventStreams
  previews: LivePreviews
  source: Pick<ProjectSource, 'openBody'>
  openCompiler: () => Promise<PreviewCompiler>
  showsBadge: (projectId: ProjectId) => Promise<boolean>
  /** Where the badge leads. */
  siteUrl: string
  recordError: RecordError
  headersOf: ReturnType<typeof createPreviewHeaders>
}

/** Where the runtime finds what is not part of the project. No project has files there. */
const own = '/@joinery'

/** All that a preview's own origin answers. It knows no accounts: whoever comes shows a pass for this one project. */
export function createPreviewApp(dependencies: Dependencies): App {
  const { placeOf, passes, judge, sessions, streams, previews } = dependencies
  const { source, openCompiler, showsBadge, siteUrl, recordError, headersOf } = dependencies
  const packageImports = createPackageImports()
  const app = new Hono<Env>()

  app.onError((error, context) => {
    requestLog(context).error({ err: error }, 'a preview could not be answered')
    return isDatabaseAway(error) ? answerBusy(context) : context.text(texts.errors.internal, 500)
  })
  app.use(async (context, next) => {
    context.env.outgoing.route = 'preview'
    context.env.outgoing.baseHeaders = headersOf(placeOf(context))
    // A worker would outlive the page and answer in its place.
    if (context.req.header('service-worker') === 'script') return context.text('', 403)
    return next()
  })

  /** The pass in the address becomes a cookie, and the address a clean one. */
  app.get(`${own}/enter`, (context) => {
    const { cookie, findProject } = placeOf(context)
    const pass = passes.read('entry', context.req.query('pass') ?? '')
    if (!pass || pass.projectId !== findProject()) return answerClosed(context)
    context.header('set-cookie', cookie.write(passes.issue('cookie', pass)))
    context.header('cache-control', 'no-store')
    return context.redirect(localPath(context.req.query('to') ?? '/'), 302)
  })

  // Asked by browsers that send headers of their own.
  for (const shared of [`${own}/runtime/*`, '/packages/*'])
    app.options(shared, (context) =>
      context.body(null, 204, { ...forever, 'access-control-allow-headers': '*' }),
    )

  app.get(`${own}/runtime/:file`, async (context) => {
    const { runtime } = await openCompiler()
    return answerPacked(context, runtime.code, { 'content-type': contentTypeOf('runtime.js'), ...forever })
  })

  app.get('/packages/*', async (context) => {
    const { packages } = await openCompiler()
    const file = await packages.read(context.req.path)
    if (!file) return answerMissing(context)
    if (file.problem === undefined) packageImports.note(context.req.path, file)
    const body = Buffer.from(file.body)
    const head = { 'content-type': file.type, ...forever, ...(file.problem !== undefined && never) }
    return isText(file.type) ? answerPacked(context, body, head) : context.body(body, 200, head)
  })

  app.get(`${own}/modules.js`, (context) =>
    withPreview(context, async ({ preview }) => {
      const { joinModules } = await openCompiler()
      const { modules, styles, ...state } = await preview.bundle()
      // The document may be older than what this script starts; then it needs the newer styles as well.
      const isNewer = context.req.query('revision') !== String(state.revision)
      const script = joinModules(modules, state, isNewer ? styles : undefined)
      return answerPacked(context, script, { 'content-type': contentTypeOf('modules.js'), ...never })
    }),
  )

  app.get(`${own}/updates`, (context) =>
    withPreview(context, ({ preview, pass }) => {
      const { userId, sessionId } = pass
      return streams.answer(context, {
        sessions,
        caller: { userId, sessionId, email: '' },
        mayStay: async () => (await judge(pass, { isFresh: true })) !== undefined,
        open: (wake) => watchPreview({ preview, isWaiting: context.req.query('shell') !== undefined, wake }),
      })
    }),
  )

  app.post(`${own}/reports`, async (context) => {
    // The cookie comes along from wherever a page of another site sends a form here.
    if (!isOwnPage(context, { hasOwnPort: placeOf(context).isDoor })) return context.text('', 403)
    return withPreview(context, async ({ preview, pass }) => {
      const length = Number(context.req.header('content-length') ?? Number.POSITIVE_INFINITY)
      if (length > maxReportBytes) return context.text('', 413)
      const report = errorReport.safeParse(await context.req.json().catch(() => undefined))
      if (!report.success) return context.text('', 400)
      for (const error of report.data.errors) await recordError({ projectId: pass.projectId, preview, error })
      return context.body(null, 204)
    })
  })

  app.get('*', (context) =>
    withPreview(
      context,
      ({ preview, pass }) => {
        const path = readPath(context)
        if (path === undefined) return answerMissing(context)
        const { pages, publicFolder } = preview.state()
        const choice = chooseAnswer(
          { path, isNavigation: isNavigation(context) },
          { pages, publicFolder, hasFile: (name) => preview.findFile(name) !== undefined },
        )
        const found = choice.kind === 'file' ? preview.findFile(choice.path) : undefined
        if (found) return answerFile(context, found, source)
        if (choice.kind === 'missing' || choice.kind === 'file') return answerMissing(context)
        if (choice.kind === 'folder') return sendToFolder(context, path)
        return answerDocument(context, {
          preview,
          pass,
          pagePath: choice.kind === 'page' ? choice.page.path : undefined,
        })
      },
      { isFresh: isNavigation(context) },
    ),
  )
  app.all('*', (context) => answerMissing(context))

  interface Opened {
    project: OpenProject
    preview: LivePreview
    pass: PreviewPass
  }

  async function withPreview(
    context: RequestContext,
    answer: (opened: Opened) => Response | Promise<Response>,
    options: { isFresh?: boolean } = {},
  ): Promise<Response> {
    const { isDoor, cookie, findProject } = placeOf(context)
    const pass = passes.read('cookie', cookie.read(context.req.header('cookie')) ?? '')
    if (pass) context.env.outgoing.baseHeaders = headersOf({ isDoor, parent: pass.parentOrigin })
    if (!pass || pass.projectId !== findProject()) return answerClosed(context)
    return askPatiently(async () => {
      const project = await judge(pass, options)
      if (!project) return answerClosed(context)
      return answer({ project, preview: await previews.open(project), pass })
    })
  }

  async function answerDocument(
    context: RequestContext,
    { preview, pass, pagePath }: { preview: LivePreview; pass: PreviewPass; pagePath: string | undefined },
  ): Promise<Response> {
    const [{ renderDocument, runtime }, bundle, hasBadge] = await Promise.all([
      openCompiler(),
      preview.bundle(),
      showsBadge(pass.projectId),
    ])
    const page = preview.isComing() ? undefined : bundle.pages.find(({ path }) => path === pagePath)
    const isShell = page === undefined
    const { isDoor, sharedOrigin } = placeOf(context)
    const content = isShell ? renderWaitingPage(bundle.diagnostics) : page.html
    const html = renderDocument({
      html: hasBadge ? addBadge(content, siteUrl) : content,
      settings: {
        parentOrigin: pass.parentOrigin,
        packagesOrigin: sharedOrigin,
        isOriginShared: isDoor,
        updatesUrl: `${own}/updates${isShell ? '?shell' : ''}`,
        reportsUrl: `${own}/reports`,
        pagePath: pagePath ?? 'index.html',
        isShell,
        revision: isShell ? 0 : bundle.revision,
      },
      runtimeUrl: `${sharedOrigin}${own}/runtime/${runtime.hash}.js`,
      modulesUrl: isShell ? undefined : `${own}/modules.js?revision=${bundle.revision}`,
      bundle: isShell ? { styles: [], packages: [], remoteStyles: [] } : bundle,
      ...(page && { styleIds: page.styles }),
      furtherPackages: isShell ? [] : packageImports.follow(bundle.packages.flatMap(({ url }) => url ?? [])),
    })
    return answerPacked(context, html, { 'content-type': contentTypeOf('page.html'), ...never })
  }

  return app
}

/** The same for everybody and nobody's secret, so every preview may load it, and keep it. */
const forever = {
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}
const never = { 'cache-control': 'no-store' }
const maxReportBytes = 64 * 1024

const errorReport = z.object({
  errors: z
    .array(
      z.object({
        kind: z.enum(['error', 'unhandled-rejection']),
        message: z.string().max(4_000),
        stack: z.array(stackFrame).max(50),
      }),
    )
    .max(20),
})

/** Pictures and fonts are compressed already. */
const isText = (type: string) => /^text\/|\+xml$/.test(type)

/** A project that is not there and one that is somebody else's look the same. */
function answerClosed(context: RequestContext): Response {
  const isPage = isNavigation(context)
  const body = isPage ? renderClosedPage() : texts.errors['not-found']
  return context.body(body, 404, {
    'content-type': contentTypeOf(isPage ? 'page.html' : 'reason.txt'),
    ...never,
  })
}

/** Where a page was asked for, it asks again by itself. */
function answerBusy(context: RequestContext): Response {
  const isPage = isNavigation(context)
  return context.body(isPage ? renderBusyPage() : texts.errors.unavailable, 503, {
    'content-type': contentTypeOf(isPage ? 'page.html' : 'reason.txt'),
    'retry-after': '2',
    ...never,
  })
}

function answerMissing(context: RequestContext): Response {
  return context.text(texts.errors['not-found'], 404, never)
}

/** A path on this origin, whatever was asked for. */
function localPath(to: string): string {
  return /^\/(?![/\\])/.test(to) ? to : '/'
}
