import { join } from 'node:path'
import { limitToFramework, renderApplication, understand } from '@joinery/offline-model'
import type { ApplicationModel } from '@joinery/offline-model'
import type { Browser, Page } from '@playwright/test'
import type { Renderer } from '../../packages/preview-compiler/src/testing/render-project.ts'
import { probeApplication } from './probe-application.ts'
import { probeColours } from './probe-colours.ts'
import { judge } from './probe.ts'
import type { Probe } from './probe.ts'
import { openPath, readText } from './read-page.ts'
import { watchRequests } from './watch-requests.ts'
import { writeContactSheet } from './write-contact-sheet.ts'
import type { Picture } from './write-contact-sheet.ts'

export interface EvaluationRequest {
  id: string
  prompt: string
}

interface Built {
  model: ApplicationModel
  files: ReadonlyMap<string, string>
}

interface EvaluationOptions {
  browser: Browser
  renderer: Renderer
  print: (line: string) => void
  /** Where a picture of each first screen goes, and all of them on one sheet. */
  pictures?: string | undefined
  /** Only opens each app: errors, the console, requests, the colours, a first screen of its own, and the times. */
  isOpeningOnly?: boolean | undefined
  /** On how many screens of each app every button is pressed and every form filled. Links are followed on all. */
  screens?: number | undefined
  build?: (prompt: string) => Built
}

/** What a whole evaluation came to. */
export interface Evaluation {
  probes: readonly Probe[]
  medianModelMs: number
  /** From the request to the first screen. */
  medianPaintMs: number
}

/** Builds an app for each request, opens it in a browser and probes it. One line for each, and the sum of all. */
export async function evaluate(
  requests: readonly EvaluationRequest[],
  {
    browser,
    renderer,
    print,
    pictures: folder,
    isOpeningOnly = false,
    screens,
    build = buildOffline,
  }: EvaluationOptions,
): Promise<Evaluation> {
  const all: Probe[] = []
  const modelTimes: number[] = []
  const paintTimes: number[] = []
  const pictures: Picture[] = []
  const firstScreens = new Map<string, string>()
  for (const { id, prompt } of requests) {
    const start = performance.now()
    const { model, files } = build(prompt)
    const modelMs = performance.now() - start
    let paintMs = 0
    const probes: Probe[] = []
    const rendering = await renderer.render({ files }, async (page) => {
      const text = await readText(page)
      paintMs = performance.now() - start
      const lost = watchRequests(page)
      const twin = firstScreens.get(text)
      firstScreens.set(text, id)
      probes.push(judge('a first screen of its own', twin === undefined, `the same as ${twin}`))
      if (folder !== undefined) {
        await page.screenshot({ path: join(folder, `${id}.png`) })
        pictures.push({ file: `${id}.png`, caption: `${id} ${model.name}` })
      }
      if (isOpeningOnly) {
        probes.push(...(await probeColours(page, model)))
        await page.reload()
        await readText(page)
      } else probes.push(...(await probeWhole(page, { model, screens })))
      await openPath(page, '/')
      probes.push(judge('no failed request', lost.length === 0, lost[0]))
    })
    probes.push(
      judge('no error', rendering.errors.length === 0, rendering.errors[0]),
      judge('quiet console', rendering.consoleErrors.length === 0, rendering.consoleErrors[0]),
    )
    all.push(...probes)
    modelTimes.push(modelMs)
    paintTimes.push(paintMs)
    const times = `${modelMs.toFixed(0)} ms model, ${(paintMs / 1000).toFixed(1)} s to the first screen`
    print(`${id} ${model.name}: ${sayShare(probes)}, ${times}${sayFailures(probes)}`)
  }
  print(`${sayShare(all)} (${((countPassed(all) / Math.max(1, all.length)) * 100).toFixed(1)} %).`)
  print(
    `Median per app: ${median(modelTimes).toFixed(0)} ms model, ${(median(paintTimes) / 1000).toFixed(1)} s to the first screen.`,
  )
  if (folder !== undefined) await writeContactSheet(pictures, { browser, folder })
  return { probes: all, medianModelMs: median(modelTimes), medianPaintMs: median(paintTimes) }
}

/** An app in which a probe gets stuck has failed one, and the next app is tried. */
async function probeWhole(page: Page, app: Parameters<typeof probeApplication>[1]): Promise<Probe[]> {
  try {
    return await probeApplication(page, app)
  } catch (error) {
    return [judge('can be probed to the end', false, error instanceof Error ? error.message : String(error))]
  }
}

function buildOffline(prompt: string): Built {
  const model = limitToFramework(understand(prompt))
  return { model, files: renderApplication(model) }
}

function countPassed(probes: readonly Probe[]): number {
  return probes.filter(({ isPassed }) => isPassed).length
}

function sayShare(probes: readonly Probe[]): string {
  return `${countPassed(probes)} of ${probes.length} probes passed`
}

function sayFailures(probes: readonly Probe[]): string {
  const failed = probes.filter(({ isPassed }) => !isPassed)
  if (failed.length === 0) return ''
  const words = failed.map(({ name, detail }) => (detail === '' ? name : `${name} (${detail.slice(0, 120)})`))
  return `, failed: ${words.join('; ')}`
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}
