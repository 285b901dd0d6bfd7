import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { PackageMode } from './build-request.ts'

/** A short name that changes with anything that could change a bundle: installed versions, and how they are bundled. */
export function identifySet(mode: PackageMode): string {
  const hash = createHash('sha256').update(mode)
  const own = new URL('.', import.meta.url)
  for (const name of readdirSync(own).toSorted())
    if (name.endsWith('.ts') && !name.endsWith('.test.ts')) hash.update(readFileSync(new URL(name, own)))
  const require = createRequire(import.meta.url)
  for (const generation of ['18', '19'])
    hash.update(readFileSync(require.resolve(`@joinery/preview-packages-${generation}/package.json`)))
  for (const path of lockFiles) {
    try {
      hash.update(readFileSync(path))
      break
    } catch {
      // Not this one; without any, the versions that the sets name have to do.
    }
  }
  return hash.digest('hex').slice(0, 12)
}

const lockFiles = ['package-lock.json', 'node_modules/.package-lock.json'].map((path) =>
  fileURLToPath(new URL(`../../../../${path}`, import.meta.url)),
)
