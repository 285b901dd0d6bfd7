import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readKit } from '../kit/read-kit.ts'

/** Runs a script beside the kit's `lib` files as they are written into apps, and gives what it prints as JSON. */
export async function runKitLogic(script: string): Promise<unknown> {
  written ??= writeLogic()
  const file = join(await written, `script-${randomUUID()}.ts`)
  await writeFile(file, script)
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', file])
    return JSON.parse(stdout)
  } finally {
    await rm(file)
  }
}

/** For all scripts of a test run: writing them takes longer than most scripts. */
let written: Promise<string> | undefined

/** Named by what is in it, so that several test runs share it and none finds half of it. */
async function writeLogic(): Promise<string> {
  const files = [...listLogic()]
  const name = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16)
  const folder = join(tmpdir(), `joinery-test-kit-${name}`)
  if (existsSync(folder)) return folder
  const draft = await mkdtemp(join(tmpdir(), 'joinery-test-'))
  await Promise.all(files.map(([file, text]) => writeFile(join(draft, file), text)))
  // Whoever was quicker has written the same.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }))
  return folder
}

function* listLogic(): Generator<[name: string, text: string]> {
  yield ['package.json', '{ "type": "module" }']
  yield ['site.ts', "export const site = { locale: 'en', currency: 'USD' }"]
  for (const [path, text] of readKit()) {
    const [, name] = /^lib\/([^/@]+\.ts)$/.exec(path) ?? []
    if (name !== undefined && name !== 'site.ts')
      yield [name, text.replaceAll(/'@\/(?:lib\/)?([^'/]+)'/g, "'./$1.ts'")]
  }
}
