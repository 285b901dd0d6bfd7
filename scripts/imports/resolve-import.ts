import { posix } from 'node:path'

interface Import {
  /** The path of the importing file, relative to the root. */
  from: string
  specifier: string
  isFile: (path: string) => boolean
}

/** A file of this repository, one that should be there and is not, or somebody else's package. */
export type Target =
  | { kind: 'file'; path: string }
  | { kind: 'missing'; path?: never }
  | { kind: 'external'; path?: never; packageName: string }

export function resolveImport({ from, specifier, isFile }: Import): Target {
  const path = pathOf(from, specifier)
  if (path === undefined) return { kind: 'external', packageName: packageNameOf(specifier) }
  return isFile(path) ? { kind: 'file', path } : { kind: 'missing' }
}

const ownPackage = /^@joinery\/(?<name>[^/]+)(?<inside>\/.+)?$/

function pathOf(from: string, specifier: string): string | undefined {
  // A bundler takes instructions behind a question mark, as in `./mark.svg?raw`.
  const [path = specifier] = specifier.split('?')
  const own = ownPackage.exec(path)?.groups
  if (own) return `packages/${own['name']}${own['inside'] ?? '/src/index.ts'}`
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path)
  // Rooted and aliased paths would lead around every rule, so they count as files that are not there.
  return /^[/#]/.test(path) ? path : undefined
}

function packageNameOf(specifier: string): string {
  const names = specifier.split('/')
  return names.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
}
