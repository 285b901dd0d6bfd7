import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { analytics } from './analytics.ts'
import { auth } from './auth.ts'
import { billing } from './billing.ts'
import { check } from './check.ts'
import { dashboard } from './dashboard.ts'
import { formatTable } from './format-table.ts'
import { http } from './http.ts'
import { lighthouse } from './lighthouse.ts'
import type { Measurement } from './measurement.ts'
import { pageWeight } from './page-weight.ts'
import { preview } from './preview.ts'
import { projects } from './projects.ts'
import { runs } from './runs.ts'
import { start } from './start.ts'
import { tests } from './tests.ts'
import { usage } from './usage.ts'

/** `npm run bench` measures everything, `npm run bench -- start http` only what is named. */
const benches: Record<string, () => Promise<Measurement[]>> = {
  start,
  http,
  auth,
  projects,
  preview,
  runs,
  usage,
  billing,
  analytics,
  dashboard,
  'page-weight': pageWeight,
  lighthouse,
  check,
  tests,
}

const named = process.argv.slice(2)
const unknown = named.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(
    `There is no bench called ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`,
  )
  process.exit(1)
}

const resultsFile = join(import.meta.dirname, 'results.json')
const measurements: Measurement[] = []
for (const [name, measure] of Object.entries(benches)) {
  if (named.length > 0 && !named.includes(name)) continue
  console.log(`Measuring ${name} …`)
  measurements.push(...(await measure()))
  // At once: a bench that fails takes nothing of what others have measured with it.
  await writeFile(resultsFile, `${JSON.stringify(measurements, null, 2)}\n`)
}
console.log(formatTable(measurements))
