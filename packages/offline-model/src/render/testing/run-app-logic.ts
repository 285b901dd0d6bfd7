import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** Runs a script beside the files of a written app that draw nothing, and gives what it prints as JSON. */
export async function runAppLogic(files: ReadonlyMap<string, string>, script: string): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'joinery-test-'))
  try {
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
    await symlink(packages, join(folder, 'node_modules'))
    for (const [path, text] of [...files, ['src/script.ts', script] as const]) {
      if (!/^src\/.*\.ts$/.test(path)) continue
      const written = join(folder, path)
      await mkdir(dirname(written), { recursive: true })
      await writeFile(
        written,
        text.replaceAll(/'@\/([^']+)'/g, (_, name: string) => `'${join(folder, 'src', name)}.ts'`),
      )
    }
    await writeFile(join(folder, 'window.js'), browserWindow)
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--no-warnings',
      '--experimental-webstorage',
      `--localstorage-file=${join(folder, 'storage')}`,
      `--import=${join(folder, 'window.js')}`,
      join(folder, 'src/script.ts'),
    ])
    return JSON.parse(stdout)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** What the files ask of a browser without drawing anything: to be told of what other windows store. */
const browserWindow = 'globalThis.window = Object.assign(new EventTarget(), { localStorage })'

const packages = fileURLToPath(new URL('../../../../../node_modules', import.meta.url))
