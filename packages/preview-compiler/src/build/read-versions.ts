import { createRequire } from 'node:module'
import { isRecord } from '../is-record.ts'
import type { Generation } from '../package-catalogue.ts'

/** The exact version of every package of a generation, by name. */
export function readVersions(generation: Generation): ReadonlyMap<string, string> {
  const versions = known.get(generation) ?? readManifest(generation)
  known.set(generation, versions)
  return versions
}

/** Every edit asks for them, and they never change. */
const known = new Map<Generation, ReadonlyMap<string, string>>()

function readManifest(generation: Generation): ReadonlyMap<string, string> {
  const require = createRequire(import.meta.url)
  const manifest: unknown = require(
    `@joinery/preview-packages-${generation.slice('react-'.length)}/package.json`,
  )
  const dependencies =
    isRecord(manifest) && isRecord(manifest['dependencies']) ? manifest['dependencies'] : {}
  return new Map(
    Object.entries(dependencies).flatMap(([name, version]) =>
      typeof version === 'string' ? [[name, version] as const] : [],
    ),
  )
}
