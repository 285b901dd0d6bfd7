// Shows folders as a preview would show them, and tells what a visitor sees and what failed:
//   node scripts/render-folder.ts <folder> … [--pictures <folder>]
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openPackageSet, openRuntimes } from '@joinery/preview-compiler'
import { chromium } from '@playwright/test'
import { chromiumOptions } from '../e2e/chromium-options.ts'
import { readFolder } from '../packages/preview-compiler/src/testing/read-folder.ts'
import { startRenderer } from '../packages/preview-compiler/src/testing/render-project.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { pictures: { type: 'string' } },
})
if (positionals.length === 0) {
  process.stderr.write('Say which folder: node scripts/render-folder.ts <folder> … [--pictures <folder>]\n')
  process.exit(1)
}
const maxWaitMs = 15_000
const settleMs = 1_500
const folder = fileURLToPath(new URL('../.cache/preview-packages', import.meta.url))
const packages = await openPackageSet({ folder })
const { preview: runtime } = await openRuntimes(folder)
const browser = await chromium.launch(chromiumOptions)
const renderer = await startRenderer({ browser, runtime, packages })
let shown = 0
for (const given of positionals) {
  const project = readFolder(resolve(given))
  const env = inventEnv(project.files.values(), renderer.origin)
  const rendering = await renderer.render({ ...project, env }, async (page) => {
    // Packages that nobody asked for before are bundled now, and a busy machine takes its time for that.
    await page
      .waitForFunction('document.body?.innerText.trim().length > 10', undefined, { timeout: maxWaitMs })
      .catch(() => undefined)
    await page.waitForTimeout(settleMs)
    if (values.pictures !== undefined)
      await page.screenshot({ path: join(values.pictures, `${basename(given)}.png`) }).catch(() => undefined)
  })
  const isShown = rendering.visibleElements > 5 && rendering.text.trim().length > 10
  if (isShown) shown++
  process.stdout.write(`${JSON.stringify({ folder: given, isShown, ...rendering })}\n`)
}
await renderer.stop()
await browser.close()
packages.close()
process.stderr.write(`${shown} of ${positionals.length} show their first screen.\n`)
process.exitCode = shown === positionals.length ? 0 : 1

/** Many projects refuse to start without the address of their back end, so they get one that answers "not found". */
function inventEnv(bodies: Iterable<unknown>, origin: string): Record<string, string> {
  const env: Record<string, string> = {}
  for (const body of bodies)
    if (typeof body === 'string')
      for (const [, name = ''] of body.matchAll(/\b(VITE_\w+)/g))
        if (/URL|KEY|PROJECT_ID/.test(name)) env[name] = name.includes('URL') ? origin : 'preview'
  return env
}
