import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readKit } from '../kit/read-kit.ts'

/** Runs a script beside the kit's `lib` files as they are written into apps, and gives what it prints as JSON. */
export async function runKitLogic(script: string): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'joinery-test-'))
  try {
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
    for (const [path, text] of readKit()) {
      const [, name] = /^lib\/([^/@]+\.ts)$/.exec(path) ?? []
      if (name !== undefined)
        await writeFile(join(folder, name), text.replaceAll(/'@\/(?:lib\/)?([^'/]+)'/g, "'./$1.ts'"))
    }
    await writeFile(join(folder, 'site.ts'), "export const site = { locale: 'en', currency: 'USD' }")
    await writeFile(join(folder, 'script.ts'), script)
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--no-warnings',
      join(folder, 'script.ts'),
    ])
    return JSON.parse(stdout)
  } finally {
    await rm(folder, { recursive: true })
  }
}
