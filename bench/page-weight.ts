import { gzipSync } from 'node:zlib'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { minify } from 'rolldown/utils'
import { chromiumOptions } from '../e2e/chromium-options.ts'
import { startProcess } from './measured-process.ts'
import { freePort } from './free-port.ts'
import { measurementOf } from './measurement.ts'
import type { Measurement } from './measurement.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

const peer = 'react-dom alone'

/** What a first visit transfers, seen from a real browser with an empty cache. */
export const pageWeight = (): Promise<Measurement[]> =>
  withTemporaryFolder(async (dataFolder) => {
    const port = await freePort()
    const server = await startProcess({
      command: [process.execPath, resolve('apps/server/src/main.ts')],
      settings: { PORT: String(port), DATA_DIR: dataFolder },
    })
    const peerValue = await reactDomKilobytes()
    const home = await visit(`http://127.0.0.1:${port}/`)
    const dashboard = await visit(`http://127.0.0.1:${port}/dashboard/billing`)
    await server.stop()
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
      kilobytes('page.home.js', home.kilobytes.script, 100),
      kilobytes('page.home.css', home.kilobytes.stylesheet),
      kilobytes('page.home.html', home.kilobytes.document),
      kilobytes('page.home.fonts', home.kilobytes.font),
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
      }),
    ]
  })

type Kind = 'document' | 'script' | 'stylesheet' | 'font'

async function visit(url: string): Promise<{ kilobytes: Record<Kind, number>; requests: number }> {
  const browser = await chromium.launch(chromiumOptions)
  // The goals speak of gzip, which every proxy knows; over brotli it is less.
  const page = await browser.newPage({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } })
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
  await browser.close()
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

const isKind = (kind: string): kind is Kind => ['document', 'script', 'stylesheet', 'font'].includes(kind)

/** React's renderer is the floor that no page of a React application gets under. */
async function reactDomKilobytes(): Promise<number> {
  const file = 'node_modules/react-dom/cjs/react-dom-client.production.js'

  const { code } = await minify('react-dom.js', await readFile(resolve(file), 'utf8'))
  return gzipSync(code).byteLength / 1024
}
