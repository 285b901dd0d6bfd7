import type { PackageUse } from '../protocol.ts'
import type { Exports } from './exports.ts'

interface MissingNames {
  /** For whoever looks at the page. */
  sentence: string
  /** For whoever mends it: without the line, which moves with every change, so that the same is known as the same. */
  message: string
}

/** What files take from packages that do not have it, in a sentence for each place. */
export function listMissingNames(
  packages: readonly PackageUse[],
  loaded: ReadonlyMap<string, Exports>,
): MissingNames[] {
  return packages.flatMap(({ specifier, url = '', places = {} }) => {
    const exports = loaded.get(url)
    if (exports === undefined) return []
    const byPlace = new Map<string, string[]>()
    for (const [name, place] of Object.entries(places))
      if (!(name in exports)) byPlace.set(place, [...(byPlace.get(place) ?? []), name])
    return [...byPlace].map(([place, names]) => {
      const sentence = `${specifier} ${describe(names)}`
      return {
        sentence: `${place}: ${sentence}`,
        message: `${sentence} It is imported in ${place.replace(/:\d+$/, '')}.`,
      }
    })
  })
}

function describe(names: readonly string[]): string {
  if (names.length === 1 && names[0] === 'default') return 'has no default export.'
  return `does not export ${names.join(', ')}.`
}
