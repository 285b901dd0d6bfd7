import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { isPrerendered, routes } from '@joinery/contract'
import type { Route } from '@joinery/contract'
import { minify } from 'rolldown/utils'
import { sessionKey } from '../apps/web/src/lib/stored-session.ts'
import { chromiumOptions } from '../e2e/chromium-options.ts'
import { startProcess } from './measured-process.ts'
import { freePort } from './free-port.ts'
import { measurementOf } from './measurement.ts'
import type { Measurement } from './measurement.ts'
import { withTemporaryFolder } from './temporary-folder.ts'
import { serverCommand } from '../scripts/server-command.ts'

const peer = 'react-dom alone'

/** Ten packets of 1,460 bytes, in full hundredths: what a server may send before it hears from the other side. */
const firstWindowKilobytes = 14.25
const publicRoutes: Route[] = Object.values(routes).filter(isPrerendered)

/** What a first visit transfers, seen from a real browser with an empty cache. */
export const pageWeight = (): Promise<Measurement[]> =>
  withTemporaryFolder(async (dataFolder) => {
    const port = await freePort()
    const server = await startProcess({
      command: serverCommand,
      settings: { PORT: String(port), DATA_DIR: dataFolder },
    })
    const peerValue = await reactDomKilobytes()
    const browser = await chromium.launch(chromiumOptions)
    const visits: Visit[] = []
    for (const { path } of publicRoutes) visits.push(await visit(browser, `http://127.0.0.1:${port}${path}`))
    const login = await visit(browser, `http://127.0.0.1:${port}/login`)
    const callback = await visitCallback(
      browser,
      `http://127.0.0.1:${port}/auth/callback?code=${randomUUID()}`,
    )
    const home = await visit(browser, `http://127.0.0.1:${port}/`)
    const dashboard = await visit(browser, `http://127.0.0.1:${port}/dashboard/billing`)
    const answers = await Promise.all(
      ['/', '/docs'].map((path) => answerKilobytes(browser, `http://127.0.0.1:${port}${path}`)),
    )
    await browser.close()
    await server.stop()
    const heaviest = (kind: Kind) => Math.max(...visits.map((each) => each.kilobytes[kind]))
    const kilobytes = (id: string, value: number, maxValue?: number) =>
      measurementOf({
        id,
        value,
        unit: 'KB',
        peer,
        peerValue,
        goal: maxValue === undefined ? {} : { maxValue },
      })
    return [
      kilobytes('page.public.js', heaviest('script'), 100),
      kilobytes('page.public.css', heaviest('stylesheet'), 25),
      kilobytes('page.login.js', login.kilobytes.script, 100),
      kilobytes('page.callback.js', callback, 100),
      kilobytes('page.home.js', home.kilobytes.script, 100),
      kilobytes('page.home.css', home.kilobytes.stylesheet),
      kilobytes('page.home.html', home.kilobytes.document),
      kilobytes('page.home.fonts', home.kilobytes.font),
      ...['page.home.answer', 'page.docs.answer'].map((id, index) =>
        measurementOf({
          id,
          value: answers[index] ?? Infinity,
          unit: 'KB',
          peer: 'the first window of TCP',
          peerValue: firstWindowKilobytes,
          goal: { maxValue: firstWindowKilobytes },
        }),
      ),
      measurementOf({
        id: 'page.home.requests',
        value: home.requests,
        unit: 'requests',
        peer: 'one document',
        peerValue: 1,
      }),
      kilobytes('page.dashboard.js', dashboard.kilobytes.script, 200),
      measurementOf({
        id: 'page.dashboard.requests',
        value: dashboard.requests,
        unit: 'requests',
        peer: 'one document',
        peerValue: 1,
        goal: { maxValue: 40 },
      }),
    ]
  })

type Kind = 'document' | 'script' | 'stylesheet' | 'font'

interface Visit {
  kilobytes: Record<Kind, number>
  requests: number
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  // The goals speak of gzip, which every proxy knows; over brotli it is less.
  const context = await browser.newContext({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } })
  const page = await context.newPage()
  const bytes: Record<Kind, number> = { document: 0, script: 0, stylesheet: 0, font: 0 }
  let requests = 0
  page.on('requestfinished', (request) => {
    requests += 1
    void request.sizes().then(({ responseBodySize }) => {
      const kind = request.resourceType()
      if (isKind(kind)) bytes[kind] += responseBodySize
    })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await context.close()
  const inKilobytes = (kind: Kind) => bytes[kind] / 1024
  return {
    kilobytes: {
      document: inKilobytes('document'),
      script: inKilobytes('script'),
      stylesheet: inKilobytes('stylesheet'),
      font: inKilobytes('font'),
    },
    requests,
  }
}

/** What it takes to spend the code that a provider sends back to the browser that asked for it. */
async function visitCallback(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } })
  await context.addInitScript((key) => sessionStorage.setItem(key, JSON.stringify('verifier')), verifierKey)
  const page = await context.newPage()
  const scripts: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  const spent = page.waitForRequest('**/auth/v1/token*')
  await page.route('**/auth/v1/token*', () => spent)
  await page.goto(url)
  await spent
  const sizes = await Promise.all(scripts)
  await context.close()
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

/** Where the account client keeps what proves that this browser asked. */
const verifierKey = `${sessionKey}-code-verifier`

/** The page alone with its headers, as browsers get it: over brotli. */
async function answerKilobytes(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage()
  const answer = await page.goto(url)
  const sizes = await answer?.request().sizes()
  await page.close()
  return sizes ? (sizes.responseBodySize + sizes.responseHeadersSize) / 1024 : Infinity
}

const isKind = (kind: string): kind is Kind => ['document', 'script', 'stylesheet', 'font'].includes(kind)

/** React's renderer is the floor that no page of a React application gets under. */
async function reactDomKilobytes(): Promise<number> {
  const file = 'node_modules/react-dom/cjs/react-dom-client.production.js'

  const { code } = await minify('react-dom.js', await readFile(resolve(file), 'utf8'))
  return gzipSync(code).byteLength / 1024
}
