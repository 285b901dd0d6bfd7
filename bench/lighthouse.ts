import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { z } from 'zod'
import { chromiumOptions } from '../e2e/chromium-options.ts'
import { freePort } from './free-port.ts'
import { startProcess } from './measured-process.ts'
import { measurementOf, medianOf } from './measurement.ts'
import type { Measurement } from './measurement.ts'
import { withTemporaryFolder } from './temporary-folder.ts'
import { serverCommand } from '../scripts/server-command.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const pages = [
  { path: '/', score: 100 },
  { path: '/pricing', score: 98 },
  { path: '/docs', score: 98 },
  { path: '/blog', score: 98 },
]
const rounds = 3

/** What Lighthouse says of the public pages in its mobile preset, beside a page that has nothing to load. */
export const lighthouse = (): Promise<Measurement[]> =>
  withTemporaryFolder(async (dataFolder) => {
    const port = await freePort()
    const server = await startProcess({
      command: serverCommand,
      settings: { PORT: String(port), DATA_DIR: dataFolder },
    })
    const bare = await serveBarePage()
    const floor = await audit(bare.url)
    const measurements: Measurement[] = []
    for (const { path, score } of pages) {
      const report = await audit(`http://localhost:${port}${path}`)
      measurements.push(...figuresOf({ path, score, report, floor }))
    }
    await server.stop()
    bare.stop()
    return measurements
  })

function figuresOf({
  path,
  score,
  report,
  floor,
}: {
  path: string
  score: number
  report: Report
  floor: Report
}) {
  const id = `lighthouse.${path === '/' ? 'home' : path.slice(1)}`
  const figure = { peer: 'a page with one line', unit: 'ms' }
  return [
    ...categories.map((category) =>
      measurementOf({
        id: `${id}.${category}`,
        value: report.scores[category],
        unit: 'points',
        peer: 'all points',
        peerValue: 100,
        goal: { minRatio: score / 100 },
      }),
    ),
    measurementOf({
      ...figure,
      id: `${id}.lcp`,
      value: report.lcp,
      peerValue: floor.lcp,
      goal: { maxValue: 1200 },
    }),
    measurementOf({
      ...figure,
      id: `${id}.transferred`,
      unit: 'KB',
      value: report.bytes / 1024,
      peerValue: floor.bytes / 1024,
    }),
  ]
}

type Report = z.infer<typeof reportShape>

const reportShape = z
  .object({
    categories: z.record(z.string(), z.object({ score: z.number() })),
    audits: z.object({
      'largest-contentful-paint': z.object({ numericValue: z.number() }),
      'total-byte-weight': z.object({ numericValue: z.number() }),
    }),
  })
  .transform(({ categories: scored, audits }) => ({
    scores: {
      performance: pointsOf(scored['performance']),
      accessibility: pointsOf(scored['accessibility']),
      'best-practices': pointsOf(scored['best-practices']),
      seo: pointsOf(scored['seo']),
    },
    lcp: audits['largest-contentful-paint'].numericValue,
    bytes: audits['total-byte-weight'].numericValue,
  }))

const pointsOf = (category: { score: number } | undefined) => Math.round((category?.score ?? 0) * 100)

/** Each figure is the median of several runs: a single one depends on what else the machine did. */
async function audit(url: string): Promise<Report> {
  const reports: Report[] = []
  for (let round = 0; round < rounds; round += 1) reports.push(await auditOnce(url))
  const scoreOf = (category: (typeof categories)[number]) =>
    medianOf(reports.map(({ scores }) => scores[category]))
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    lcp: medianOf(reports.map(({ lcp }) => lcp)),
    bytes: medianOf(reports.map(({ bytes }) => bytes)),
  }
}

const runFile = promisify(execFile)

async function auditOnce(url: string): Promise<Report> {
  const { stdout } = await runFile(
    process.execPath,
    [
      resolve('node_modules/lighthouse/cli/index.js'),
      url,
      `--chrome-flags=--headless=new ${chromiumOptions.args.join(' ')}`,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${categories.join(',')}`,
    ],
    {
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, CHROME_PATH: chromiumOptions.executablePath ?? chromium.executablePath() },
    },
  )
  return reportShape.parse(JSON.parse(stdout))
}

/** The floor: as little as a page can be, from as little a server as there is. */
async function serveBarePage() {
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html')
    answer.end('<!doctype html><html lang="en"><title>Bare</title><p>One line.</p></html>')
  })
  const port = await freePort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return { url: `http://localhost:${port}/`, stop: () => server.close() }
}
