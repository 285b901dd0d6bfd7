import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { understand } from '@joinery/offline-model'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { evaluate } from '../scripts/eval/evaluate.ts'
import { openWorkshop } from '../scripts/eval/open-workshop.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'eval-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('takes a path of prompts, probes each app, prints a line for each and the sum, and writes a contact sheet', async () => {
  const path = join(folder, 'prompts.json')
  await writeFile(
    path,
    JSON.stringify(['A JSON to CSV converter', { id: 'tea', prompt: 'A tea shop with a contact form' }]),
  )
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      fileURLToPath(new URL('../scripts/eval.ts', import.meta.url)),
      path,
      '--screens',
      '1',
      '--pictures',
      folder,
    ],
    { timeout: 300_000 },
  )
  const lines = stdout.trim().split('\n')
  expect(lines).toHaveLength(4)
  expect(lines[0]).toMatch(/^own-1 .+: \d+ of \d+ probes passed, \d+ ms model, [\d.]+ s to the first screen/)
  expect(lines[1]).toMatch(/^tea .+: \d+ of \d+ probes passed, \d+ ms model, [\d.]+ s to the first screen/)
  expect(lines[2]).toMatch(/^\d+ of \d+ probes passed \([\d.]+ %\)\.$/)
  expect(lines[3]).toMatch(/^Median per app: \d+ ms model, [\d.]+ s to the first screen\.$/)
  const sheet = await readFile(join(folder, 'contact-sheet.html'), 'utf8')
  expect(sheet.match(/<img src="data:image\/png/g)).toHaveLength(2)
  expect(sheet).toContain('<figcaption>tea ')
  const picture = await readFile(join(folder, 'contact-sheet.png'))
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
})

it('sees an error in the console, an uncaught error and a request that fails, and says so in the line', async () => {
  const workshop = await openWorkshop()
  const lines: string[] = []
  const apps = new Map([
    ['quiet', ''],
    ['loud', 'console.error("a loud complaint")'],
    ['broken', 'setTimeout(() => { throw new Error("a plank is missing") })'],
    ['lost', 'fetch("/api/nothing-here.json")'],
  ])
  try {
    await evaluate(
      [...apps.keys()].map((id) => ({ id, prompt: id })),
      {
        ...workshop,
        isOpeningOnly: true,
        print: (line) => lines.push(line),
        build: (prompt) => ({
          model: understand(prompt),
          files: new Map([['index.html', writePage(apps.get(prompt) ?? '')]]),
        }),
      },
    )
  } finally {
    await workshop.close()
  }
  expect(lines[0]).not.toMatch(/quiet console|no error|no failed request/)
  expect(lines[1]).toMatch(/failed: .*quiet console \(a loud complaint\)/)
  expect(lines[2]).toMatch(/failed: .*no error \(a plank is missing\)/)
  expect(lines[3]).toMatch(/failed: .*no failed request \(404 .*nothing-here\.json\)/)
  expect(lines.at(-2)).toMatch(/^\d+ of \d+ probes passed/)
})

function writePage(script: string): string {
  return `<!doctype html><body><main>A page with enough words to be read by somebody.</main><script>${script}</script>`
}
