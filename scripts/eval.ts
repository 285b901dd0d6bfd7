// Builds apps with the offline model, opens each in a browser and probes it by its behaviour:
//   node scripts/eval.ts [prompts.json] [--pictures <folder>] [--first <count>]
// The file holds a JSON array of strings or of { id, prompt }. Without one, our own prompts are used.
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { renderApplication, understand } from '@joinery/offline-model'
import { openPackageSet, openRuntimes } from '@joinery/preview-compiler'
import { chromium } from '@playwright/test'
import { z } from 'zod'
import { chromiumOptions } from '../e2e/chromium-options.ts'
import { prompts as ownPrompts } from '../packages/offline-model/eval/prompts.ts'
import { startRenderer } from '../packages/preview-compiler/src/testing/render-project.ts'
import { probeApplication, readText } from './eval/probe-application.ts'
import type { Probe } from './eval/probe-application.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { pictures: { type: 'string' }, first: { type: 'string' } },
})
const requests = await readRequests(positionals[0])
const chosen = requests.slice(0, Number(values.first ?? requests.length))
if (values.pictures !== undefined) await mkdir(values.pictures, { recursive: true })
const folder = fileURLToPath(new URL('../.cache/preview-packages', import.meta.url))
const packages = await openPackageSet({ folder })
const { preview: runtime } = await openRuntimes(folder)
const browser = await chromium.launch(chromiumOptions)
const renderer = await startRenderer({ browser, runtime, packages })

let passed = 0
let made = 0
const times: number[] = []
for (const { id, prompt } of chosen) {
  const start = performance.now()
  const model = understand(prompt)
  const files = renderApplication(model)
  times.push(performance.now() - start)
  let probes: Probe[] = []
  const rendering = await renderer.render({ files }, async (page) => {
    probes = await probeApplication(page, model)
    if (values.pictures !== undefined) {
      await page.goto(new URL('/', page.url()).href)
      await readText(page)
      await page.screenshot({ path: join(values.pictures, `${id}.png`) })
    }
  })
  probes.push(
    { name: 'no error', isPassed: rendering.errors.length === 0, detail: rendering.errors[0] ?? '' },
    {
      name: 'quiet console',
      isPassed: rendering.consoleErrors.length === 0,
      detail: rendering.consoleErrors[0] ?? '',
    },
  )
  const failed = probes.filter(({ isPassed }) => !isPassed)
  passed += probes.length - failed.length
  made += probes.length
  const words = failed.map(({ name, detail }) => (detail === '' ? name : `${name} (${detail.slice(0, 120)})`))
  console.log(
    `${id} ${model.name}: ${probes.length - failed.length}/${probes.length}${words.length === 0 ? '' : `, failed: ${words.join('; ')}`}`,
  )
}
times.sort((a, b) => a - b)
console.log(`${passed} of ${made} probes passed (${((passed / Math.max(1, made)) * 100).toFixed(1)} %).`)
console.log(
  `Median time of the model for an app: ${(times[Math.floor(times.length / 2)] ?? 0).toFixed(0)} ms.`,
)
await renderer.stop()
await browser.close()

async function readRequests(path: string | undefined): Promise<{ id: string; prompt: string }[]> {
  const named = z.union([z.string(), z.object({ id: z.string(), prompt: z.string() })])
  const given =
    path === undefined ? [...ownPrompts] : z.array(named).parse(JSON.parse(await readFile(path, 'utf8')))
  return given.map((entry, at) =>
    typeof entry === 'string' ? { id: `own-${at + 1}`, prompt: entry } : entry,
  )
}
