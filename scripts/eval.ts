// Builds apps with the offline model, opens each in a browser and probes it by its behaviour:
//   node scripts/eval.ts [prompts.json] [--only <id,id>] [--from <count>] [--first <count>] [--pictures <folder>]
//   --opening only opens each app: errors, the console, the colours, a first screen of its own, and the times.
// The file holds a JSON array of strings or of { id, prompt }. Without one, our own prompts are used.
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { limitToFramework, renderApplication, understand } from '@joinery/offline-model'
import { openPackageSet, openRuntimes } from '@joinery/preview-compiler'
import { chromium } from '@playwright/test'
import { z } from 'zod'
import { chromiumOptions } from '../e2e/chromium-options.ts'
import { prompts as ownPrompts } from '../packages/offline-model/eval/prompts.ts'
import { startRenderer } from '../packages/preview-compiler/src/testing/render-project.ts'
import { probeApplication } from './eval/probe-application.ts'
import { probeColours } from './eval/probe-colours.ts'
import { judge } from './eval/probe.ts'
import type { Probe } from './eval/probe.ts'
import { openPath, readText } from './eval/read-page.ts'
import { writeContactSheet } from './eval/write-contact-sheet.ts'
import type { Picture } from './eval/write-contact-sheet.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    from: { type: 'string' },
    first: { type: 'string' },
    pictures: { type: 'string' },
    opening: { type: 'boolean' },
  },
})
const requests = choose(await readRequests(positionals[0]))
if (values.pictures !== undefined) await mkdir(values.pictures, { recursive: true })
const folder = fileURLToPath(new URL('../.cache/preview-packages', import.meta.url))
const packages = await openPackageSet({ folder })
const { preview: runtime } = await openRuntimes(folder)
const browser = await chromium.launch(chromiumOptions)
const renderer = await startRenderer({ browser, runtime, packages })

const all: Probe[] = []
const modelTimes: number[] = []
const paintTimes: number[] = []
const pictures: Picture[] = []
const firstScreens = new Map<string, string>()
for (const { id, prompt } of requests) {
  const start = performance.now()
  const model = limitToFramework(understand(prompt))
  const files = renderApplication(model)
  const modelMs = performance.now() - start
  let paintMs = 0
  const probes: Probe[] = []
  const rendering = await renderer.render({ files }, async (page) => {
    const text = await readText(page)
    paintMs = performance.now() - start
    const twin = firstScreens.get(text)
    firstScreens.set(text, id)
    probes.push(judge('a first screen of its own', twin === undefined, `the same as ${twin}`))
    if (values.pictures !== undefined) {
      await page.screenshot({ path: join(values.pictures, `${id}.png`) })
      pictures.push({ file: `${id}.png`, caption: `${id} ${model.name}` })
    }
    if (values.opening === true) {
      probes.push(...(await probeColours(page, model)))
      return
    }
    probes.push(...(await probeApplication(page, model)))
    await openPath(page, '/')
  })
  probes.push(
    judge('no error', rendering.errors.length === 0, rendering.errors[0]),
    judge('quiet console', rendering.consoleErrors.length === 0, rendering.consoleErrors[0]),
  )
  all.push(...probes)
  modelTimes.push(modelMs)
  paintTimes.push(paintMs)
  const times = `${modelMs.toFixed(0)} ms model, ${(paintMs / 1000).toFixed(1)} s to the first screen`
  console.log(`${id} ${model.name}: ${sayShare(probes)}, ${times}${sayFailures(probes)}`)
}
console.log(`${sayShare(all)} (${((countPassed(all) / Math.max(1, all.length)) * 100).toFixed(1)} %).`)
console.log(
  `Median per app: ${median(modelTimes).toFixed(0)} ms model, ${(median(paintTimes) / 1000).toFixed(1)} s to the first screen.`,
)
if (values.pictures !== undefined) await writeContactSheet(pictures, { browser, folder: values.pictures })
await renderer.stop()
await browser.close()
packages.close()

async function readRequests(path: string | undefined): Promise<{ id: string; prompt: string }[]> {
  const named = z.union([z.string(), z.object({ id: z.string(), prompt: z.string() })])
  const given =
    path === undefined ? [...ownPrompts] : z.array(named).parse(JSON.parse(await readFile(path, 'utf8')))
  return given.map((entry, at) =>
    typeof entry === 'string' ? { id: `own-${at + 1}`, prompt: entry } : entry,
  )
}

function choose(given: { id: string; prompt: string }[]): { id: string; prompt: string }[] {
  const only = values.only?.split(',')
  const from = Number(values.from ?? 0)
  return given
    .filter(({ id }) => only === undefined || only.includes(id))
    .slice(from, from + Number(values.first ?? given.length))
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
