import { z } from 'zod'

const names = z.record(z.string(), z.unknown()).optional()
const manifestShape = z.looseObject({ dependencies: names, devDependencies: names, peerDependencies: names })

/** The names of the packages that a `package.json` knows; none where it cannot be read. */
export function readPackages(text: string): ReadonlySet<string> {
  const manifest = parse(text)
  const { dependencies, devDependencies, peerDependencies } = manifest ?? {}
  return new Set(Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }))
}

/** The text of a `package.json` that knows these packages as well. What it knows stays as it is. */
export function addPackages(text: string, packages: Readonly<Record<string, string>>): string {
  const manifest = parse(text)
  const known = readPackages(text)
  const missing = Object.entries(packages).filter(([name]) => !known.has(name))
  if (!manifest || missing.length === 0) return text
  const dependencies = Object.entries({ ...manifest.dependencies, ...Object.fromEntries(missing) })
  const sorted = dependencies.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `${JSON.stringify({ ...manifest, dependencies: Object.fromEntries(sorted) }, null, 2)}\n`
}

function parse(text: string) {
  try {
    return manifestShape.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
