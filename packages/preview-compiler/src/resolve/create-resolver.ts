import { isStyle } from '../compile/file-kind.ts'
import { folderOf, joinPath, splitQuery } from '../files/paths.ts'
import type { ProjectFiles } from '../files/project-files.ts'
import { packageNameOf } from '../package-catalogue.ts'
import type { CaseIndex } from './case-index.ts'
import type { Alias } from './read-aliases.ts'
import { usualPublicFolder } from './read-public-folder.ts'
import { isVirtualModule } from './virtual-modules.ts'

/** Where an import leads. Nothing here ever looks at a disk: what is not in the project is missing, or a package. */
export type Resolution =
  | { readonly kind: 'file'; readonly path: string; readonly query: string }
  | { readonly kind: 'virtual'; readonly specifier: string }
  | { readonly kind: 'package'; readonly specifier: string; readonly query: string }
  | { readonly kind: 'address'; readonly url: string }
  /** `meant` is the file that differs in upper and lower case alone. */
  | { readonly kind: 'missing'; readonly path: string; readonly meant?: string }

interface Surroundings {
  caseIndex?: Pick<CaseIndex, 'find'>
  publicFolder?: string
}

export type Resolver = ReturnType<typeof createResolver>

export function createResolver(
  files: Pick<ProjectFiles, 'has'>,
  aliases: readonly Alias[],
  { caseIndex, publicFolder = usualPublicFolder }: Surroundings = {},
) {
  const findFile = (path: string) => (files.has(path) ? path : undefined)
  const findMeant = (path: string) => caseIndex?.find(path)
  const namedAliases = aliases.filter(({ prefix }) => prefix !== '')
  const baseFolders = aliases.filter(({ prefix }) => prefix === '')

  function resolve(specifier: string, importer: string): Resolution {
    if (isVirtualModule(specifier)) return { kind: 'virtual', specifier }
    if (/^(?:https?:)?\/\//.test(specifier)) return { kind: 'address', url: specifier }
    // `file:`, `data:` and the like lead out of the project. `npm:` and `node:` name packages.
    if (/^[a-z][a-z0-9+.-]*:/i.test(specifier)) {
      const isPackage = /^(?:npm|node|virtual|jsr|bun|astro|cloudflare):/.test(specifier)
      if (!isPackage) return { kind: 'missing', path: specifier }
      return { kind: 'package', specifier: specifier.replace(/^npm:/, ''), query: '' }
    }
    const { path, query } = splitQuery(specifier)
    const bases = listBases(path, importer)
    const found = probeAll(bases, findFile)
    if (found !== undefined) return { kind: 'file', path: found, query }
    if (!isLocal(path)) {
      const own = isStyle(importer) ? undefined : probeAll(listBelowFolders(path), findFile)
      const isFile = own !== undefined && own !== importer
      return isFile ? { kind: 'file', path: own, query } : { kind: 'package', specifier: path, query }
    }
    const meant = probeAll(bases, findMeant)
    return { kind: 'missing', path: specifier, ...(meant !== undefined && { meant }) }
  }

  function listBases(path: string, importer: string): string[] {
    if (path.startsWith('/')) {
      const base = joinPath('', path.slice(1))
      // What lies in the public folder is addressed from the root as well.
      return base === undefined ? [] : [base, `${publicFolder}/${base}`]
    }
    if (path === '.' || path === '..' || path.startsWith('./') || path.startsWith('../')) {
      const base = joinPath(folderOf(importer), path)
      return base === undefined ? [] : [base]
    }
    return namedAliases.flatMap((alias) => applyAlias(alias, path))
  }

  /** A name like that of a package may be a file below `baseUrl`. */
  function listBelowFolders(path: string): string[] {
    return baseFolders.flatMap((folder) =>
      folder.declaredPackages?.includes(packageNameOf(path)) ? [] : applyAlias(folder, path),
    )
  }

  function isLocal(path: string): boolean {
    if (/^[./#]/.test(path)) return true
    return namedAliases.some(({ prefix, takesRest }) =>
      takesRest ? path.startsWith(prefix) : path === prefix,
    )
  }

  return { resolve }
}

type FindFile = (path: string) => string | undefined

function probeAll(bases: readonly string[], find: FindFile): string | undefined {
  for (const base of bases) {
    const found = probe(base, find)
    if (found !== undefined) return found
  }
  return undefined
}

/** The file itself, with an extension, TypeScript's source behind a `.js` name, or a folder's index. */
function probe(base: string, find: FindFile): string | undefined {
  const itself = base === '' ? undefined : find(base)
  if (itself !== undefined) return itself
  const written = /\.([cm]?)jsx?$/.exec(base)
  const stem = written ? base.slice(0, written.index) : undefined
  const source = stem === undefined ? [] : [`${stem}.${written?.[1] ?? ''}ts`, `${stem}.tsx`]
  const index = base === '' ? 'index' : `${base}/index`
  for (const path of source) {
    const found = find(path)
    if (found !== undefined) return found
  }
  for (const start of [base, index])
    for (const extension of probedExtensions) {
      const found = find(start + extension)
      if (found !== undefined) return found
    }
  return undefined
}

/** What an import and a file have in common when one may be the other: the path without extension and index. */
export function stemOf(path: string): string {
  return path.replace(/\.(?:[cm]?[jt]sx?|json|vue|svelte|css)$/, '').replace(/(?:^|\/)index$/, '')
}

const probedExtensions = [
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.mjs',
  '.mts',
  '.json',
  '.vue',
  '.svelte',
  '.cjs',
  '.cts',
]

function applyAlias({ prefix, takesRest, targets }: Alias, path: string): string[] {
  if (!takesRest) return path === prefix ? [...targets] : []
  if (!path.startsWith(prefix)) return []
  const rest = path.slice(prefix.length)
  return targets.flatMap((target) => joinPath('', target + rest) ?? [])
}
