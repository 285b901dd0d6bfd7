/** The two coherent sets of packages: what a project's React major chooses. */
export type Generation = 'react-18' | 'react-19'

/** Which bare specifiers exist, and where. */
export interface PackageCatalogue {
  /**
   * The address of a specifier such as `react-dom/client`, or undefined where the set does not have it. Where a package
   * can be had in parts, `names` are the parts that are wanted.
   */
  resolve: (specifier: string, generation: Generation, names?: readonly string[] | '*') => string | undefined
}

/** Addresses by specifier. `lodash/*` stands for any file of a package, and `lucide-react#*` for a choice of names. */
export type PackageAddresses = Readonly<Record<string, string>>

/** The same as plain values, so that it can be handed to another process. */
export type PackageIndex = Readonly<Record<Generation, PackageAddresses>>

export function createCatalogue(index: PackageIndex): PackageCatalogue {
  return {
    resolve: (specifier, generation, names = '*') => resolveAddress(index[generation], specifier, names),
  }
}

/**
 * Where a set has several majors of a package, the one that a project declares: `recharts-2` beside `recharts`. The map may
 * change; whoever changes it asks again.
 */
export function followManifest(
  catalogue: PackageCatalogue,
  declared: ReadonlyMap<string, string>,
): PackageCatalogue {
  return {
    resolve(specifier, generation, names) {
      const name = packageNameOf(specifier)
      const major = /\d+/.exec(declared.get(name) ?? '')?.[0]
      const older =
        major && catalogue.resolve(`${name}-${major}${specifier.slice(name.length)}`, generation, names)
      return older ?? catalogue.resolve(specifier, generation, names)
    },
  }
}

export function resolveAddress(
  addresses: PackageAddresses,
  specifier: string,
  names: readonly string[] | '*' = '*',
): string | undefined {
  const parts = lookUp(addresses, `${specifier}#*`)
  if (parts !== undefined && isChoice(names)) return parts.replace('*', names.toSorted().join(','))
  const exact = lookUp(addresses, specifier)
  if (exact !== undefined) return exact
  const name = packageNameOf(specifier)
  const inner = specifier.slice(name.length + 1)
  // Only what a page can import: a stylesheet or a picture is there by its own name or not at all.
  if (!/^[\w@.-]+(?:\/[\w@.-]+)*$/.test(inner) || /(?:^|\/)\.\.?(?:\/|$)|\.(?:css|scss|json)$/.test(inner))
    return undefined
  return lookUp(addresses, `${name}/*`)?.replace('*', inner.replaceAll('/', '+'))
}

/** `@scope/name` or `name`, without what is inside the package. */
export function packageNameOf(specifier: string): string {
  const segments = specifier.split('/')
  return segments.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
}

function lookUp(addresses: PackageAddresses, key: string): string | undefined {
  return Object.hasOwn(addresses, key) ? addresses[key] : undefined
}

/** Components by name and nothing else. The names become part of an address, which proxies take up to a length. */
function isChoice(names: readonly string[] | '*'): names is readonly string[] {
  return names !== '*' && names.length > 0 && names.every(isPart) && names.join().length <= maxLength
}

const maxLength = 4_000

function isPart(name: string): boolean {
  return /^[A-Z][A-Za-z0-9]*$/.test(name) && name !== 'Icon' && name !== 'LucideProvider'
}
