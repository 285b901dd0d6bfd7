/** The two coherent sets of packages: what a project's React major chooses. */
export type Generation = 'react-18' | 'react-19'

/** Which bare specifiers exist, and where. */
export interface PackageCatalogue {
  /** The address of a specifier such as `react-dom/client`, or undefined where the set does not have it. */
  resolve: (specifier: string, generation: Generation) => string | undefined
}

/** The same as plain values, so that it can be handed to another process. */
export type PackageIndex = Readonly<Record<Generation, Readonly<Record<string, string>>>>

export function createCatalogue(index: PackageIndex): PackageCatalogue {
  const addresses = {
    'react-18': new Map(Object.entries(index['react-18'])),
    'react-19': new Map(Object.entries(index['react-19'])),
  }
  return { resolve: (specifier, generation) => addresses[generation].get(specifier) }
}

/** `@scope/name` or `name`, without what is inside the package. */
export function packageNameOf(specifier: string): string {
  const segments = specifier.split('/')
  return segments.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
}
