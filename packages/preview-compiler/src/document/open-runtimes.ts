import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RuntimeScript } from './build-runtime.ts'

const source = fileURLToPath(new URL('..', import.meta.url))

/** The scripts that live in pages. They are built once for each state of our sources, and kept in a folder. */
export async function openRuntimes(folder: string): Promise<{ preview: RuntimeScript; site: RuntimeScript }> {
  const state = await hashSources()
  const [preview, site] = await Promise.all([open('preview'), open('site')])
  return { preview, site }

  async function open(name: 'preview' | 'site'): Promise<RuntimeScript> {
    const path = join(folder, `runtime-${name}-${state}.json`)
    const kept = await readFile(path, 'utf8').catch(() => undefined)
    const parsed: RuntimeScript | undefined = kept === undefined ? undefined : JSON.parse(kept)
    if (parsed) return parsed
    // The bundler weighs more than all else here, so whoever finds a script does without.
    const { buildRuntime, buildSiteRuntime } = await import('./build-runtime.ts')
    const built = await (name === 'preview' ? buildRuntime() : buildSiteRuntime())
    await mkdir(folder, { recursive: true })
    const unfinished = `${path}.${process.pid}`
    await writeFile(unfinished, JSON.stringify(built))
    await rename(unfinished, path)
    return built
  }
}

async function hashSources(): Promise<string> {
  const entries = await readdir(join(source, 'runtime'), { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const hash = createHash('sha256')
  for (const path of [...names.toSorted(), ...others.map((name) => join(source, name))])
    hash.update(await readFile(path))
  return hash.digest('hex').slice(0, 16)
}

/** What else goes into the scripts: our other sources, and the versions of what they are built with. */
const others = ['protocol.ts', 'document/locate-package.ts', 'document/build-runtime.ts', '../package.json']
