import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import { extname } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { RuntimeScript } from '../document/build-runtime.ts'
import { joinModules, renderDocument } from '../document/render-document.ts'
import type { FileBody } from '../files/project-files.ts'
import { createCatalogue } from '../package-catalogue.ts'
import type { PackageSet } from '../packages/package-set.ts'
import type { PreviewBundle } from '../protocol.ts'
import { openSession } from '../session/open-session.ts'

/** A project as it lies in a folder or a test. */
export interface RenderedProject {
  files: ReadonlyMap<string, FileBody>
  /** What stands behind the files that are no text. */
  bytes?: ReadonlyMap<string, Uint8Array>
  env?: Readonly<Record<string, string>>
}

export interface Rendering {
  /** What a visitor reads. */
  text: string
  /** How many elements of the page take up room. */
  visibleElements: number
  /** What stopped the page: uncaught errors, and errors of the build. */
  errors: string[]
  /** What the page wrote into the console as errors. */
  consoleErrors: string[]
  missingPackages: string[]
}

interface RendererOptions {
  browser: Browser
  runtime: RuntimeScript
  packages: PackageSet
}

export type Renderer = Awaited<ReturnType<typeof startRenderer>>

/** Shows projects one after the other in a browser that cannot reach any other site, and tells what it saw. */
export async function startRenderer({ browser, runtime, packages }: RendererOptions) {
  const catalogue = createCatalogue(packages.index)
  let project: RenderedProject = { files: new Map() }
  let bundle: PreviewBundle | undefined

  async function answer(path: string, response: ServerResponse): Promise<void> {
    if (path === '/@joinery/runtime.js') return send(response, 'text/javascript', runtime.code)
    if (path.startsWith('/packages/')) {
      const file = await packages.read(path)
      if (!file) return refuse(response)
      return send(response, file.type, file.body, file.problem === undefined ? forGood : {})
    }
    if (!bundle) return refuse(response)
    if (path === '/@joinery/modules.js') {
      const { modules, styles: _styles, ...state } = bundle
      return send(response, 'text/javascript', joinModules(modules, state))
    }
    for (const candidate of [path.slice(1), `public${path}`]) {
      const body = project.files.get(candidate)
      if (body === undefined || candidate === '' || candidate.endsWith('.html')) continue
      const bytes = typeof body === 'string' ? body : project.bytes?.get(candidate)
      return bytes === undefined ? refuse(response) : send(response, typeOf(candidate), bytes)
    }
    if (extname(path) !== '' && !path.endsWith('.html')) return refuse(response)
    if (/^\/(?:rest|auth|storage|functions|api)\//.test(path)) return refuse(response)
    const page = bundle.pages.find((each) => `/${each.path}` === path) ?? bundle.pages[0]
    const html = renderDocument({
      html: page?.html,
      settings: { pagePath: page?.path ?? 'index.html', isShell: false, revision: bundle.revision },
      runtimeUrl: '/@joinery/runtime.js',
      modulesUrl: '/@joinery/modules.js',
      bundle,
      ...(page && { styleIds: page.styles }),
    })
    return send(response, 'text/html', html)
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    void answer(decodeURI(pathname), response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
  // One visitor for all projects, so that packages are fetched and compiled once. Where there is no way out, nothing
  // has to be asked about each request.
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    proxy: { server: 'http://127.0.0.1:1', bypass: 'localhost' },
  })

  return {
    origin,
    async render(rendered: RenderedProject, use: (page: Page) => Promise<void> = settle): Promise<Rendering> {
      project = rendered
      const session = await openSession(rendered.files, {
        packages: catalogue,
        ...(rendered.env && { env: rendered.env }),
      })
      bundle = await session.bundle()
      const page = await context.newPage()
      const errors = bundle.diagnostics
        .filter(({ severity }) => severity === 'error')
        .map(({ file, line, message }) => `${file ?? ''}:${line ?? ''} ${message}`)
      const consoleErrors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        const isOwn = message.location().url === '' || message.location().url.startsWith(origin)
        if (message.type() === 'error' && isOwn) consoleErrors.push(message.text())
      })
      try {
        await page.goto(`${origin}/`)
        await use(page)
        const { text, visibleElements } = await look(page)
        const missingPackages = bundle.packages.flatMap(({ url, specifier }) =>
          url === undefined ? [specifier] : [],
        )
        return {
          text,
          visibleElements,
          errors,
          consoleErrors,
          missingPackages: [...new Set(missingPackages)],
        }
      } finally {
        await leave(page, origin)
      }
    },
    async stop(): Promise<void> {
      await context.close()
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

/** What one project kept in the browser is not there for the next. */
async function leave(page: Page, origin: string): Promise<void> {
  page.removeAllListeners()
  await page.goto('about:blank')
  await page.context().clearCookies()
  const session = await page.context().newCDPSession(page)
  const storageTypes = 'local_storage,indexeddb,service_workers,cache_storage,websql,file_systems'
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes })
  await page.close()
}

/** Until the page has shown something and has stopped changing for a moment. */
async function settle(page: Page): Promise<void> {
  let last = -1
  for (let waited = 0; waited < maxSettleMs; waited += settleStepMs) {
    await page.waitForTimeout(settleStepMs)
    const { text, visibleElements } = await look(page)
    const seen = text.length + visibleElements
    if (seen > 1 && seen === last) return
    last = seen
  }
}

const settleStepMs = 150
const maxSettleMs = 6_000

interface Look {
  text: string
  visibleElements: number
}

async function look(page: Page): Promise<Look> {
  const text = await page.locator('body').innerText()
  // The script runs in the page, where this file's types know nothing.
  const visibleElements: unknown = await page.evaluate(
    "[...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility() && element.offsetHeight !== 0).length",
  )
  return { text, visibleElements: typeof visibleElements === 'number' ? visibleElements : 0 }
}

const forGood = { 'cache-control': 'public, max-age=31536000, immutable' }

type SendParameters = [ServerResponse, string, string | Uint8Array, Record<string, string>?]

function send(...[response, type, body, headers = {}]: SendParameters): void {
  response.writeHead(200, {
    'content-type': type.includes('charset') ? type : `${type}; charset=utf-8`,
    ...headers,
  })
  response.end(body)
}

function refuse(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'application/json' })
  response.end('{"message":"Not found"}')
}

function typeOf(path: string): string {
  return types.get(extname(path)) ?? 'application/octet-stream'
}

const types = new Map([
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
  ['.json', 'application/json'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.webp', 'image/webp'],
  ['.ico', 'image/x-icon'],
  ['.txt', 'text/plain'],
])
