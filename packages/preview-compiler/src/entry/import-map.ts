import { folderOf, joinPath } from '../files/paths.ts'
import { isRecord } from '../is-record.ts'
import type { PackageCatalogue } from '../package-catalogue.ts'
import type { Alias } from '../resolve/read-aliases.ts'

/** What a page says about the names that its modules import. A name that ends in a slash stands for all that begin with it. */
export interface ImportMap {
  /** On other sites. */
  readonly addresses: readonly (readonly [name: string, address: string])[]
  /** In the project. */
  readonly paths: readonly (readonly [name: string, path: string])[]
}

export const emptyImportMap: ImportMap = { addresses: [], paths: [] }

export function readImportMap(text: string, pagePath: string): ImportMap {
  const entries = Object.entries(parseImports(text)).flatMap(([name, target]): [string, string][] =>
    typeof target === 'string' && name !== '' ? [[name, target]] : [],
  )
  return {
    addresses: entries.filter(([, target]) => isAddress(target)),
    paths: entries.flatMap(([name, target]): [string, string][] => {
      const path = isAddress(target) ? undefined : locate(target, pagePath)
      return path === undefined ? [] : [[name, name.endsWith('/') ? `${path}/` : path]]
    }),
  }
}

/** As browsers do, which take a map that is no JSON for none. */
function parseImports(text: string): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(text)
    return isRecord(parsed) && isRecord(parsed['imports']) ? parsed['imports'] : {}
  } catch {
    return {}
  }
}

const isAddress = (target: string) => /^https?:\/\//.test(target)

function locate(target: string, pagePath: string): string | undefined {
  return target.startsWith('/') ? joinPath('', target.slice(1)) : joinPath(folderOf(pagePath), target)
}

/** What scripts of other sites need, which import by these names as well. Empty where they need nothing. */
export function writeImportMap({ addresses }: ImportMap): string {
  if (addresses.length === 0) return ''
  const text = JSON.stringify({ imports: Object.fromEntries(addresses) })
  return `<script type="importmap">${text.replaceAll('<', String.raw`\u003c`)}</script>`
}

export function listImportAliases({ paths }: ImportMap): Alias[] {
  return paths.map(([prefix, path]) => ({ prefix, takesRest: prefix.endsWith('/'), targets: [path] }))
}

/**
 * The catalogue first: its packages share what they have in common. A page with Vue's templates in its markup needs the Vue
 * that it names, and then all else that goes with it. The map may change; whoever changes it asks again.
 */
export function followImportMap(catalogue: PackageCatalogue, readMap: () => ImportMap): PackageCatalogue {
  return {
    resolve(specifier, generation, names) {
      const map = readMap()
      const address = findAddress(specifier, map)
      const isFirst = map.addresses.some(([, each]) => readsMarkup.test(each))
      if (address !== undefined && isFirst) return address
      return catalogue.resolve(specifier, generation, names) ?? address
    },
  }
}

const readsMarkup = /\/vue\.esm-browser(?:\.prod)?\.js$/

function findAddress(specifier: string, { addresses }: ImportMap): string | undefined {
  const exact = addresses.find(([name]) => name === specifier)
  if (exact) return exact[1]
  const [name, address] =
    addresses
      .filter(([prefix]) => prefix.endsWith('/') && specifier.startsWith(prefix))
      .toSorted(([one], [other]) => other.length - one.length)[0] ?? []
  return name === undefined || address === undefined ? undefined : address + specifier.slice(name.length)
}
