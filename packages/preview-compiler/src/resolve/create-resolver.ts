import { folderOf, joinPath, splitQuery } from '../files/paths.ts'
import type { ProjectFiles } from '../files/project-files.ts'
import type { Alias } from './read-aliases.ts'
import { isVirtualModule } from './virtual-modules.ts'

/** Where an import leads. Nothing here ever looks at a disk: what is not in the project is missing, or a package. */
export type Resolution =
  | { readonly kind: 'file'; readonly path: string; readonly query: string }
  | { readonly kind: 'virtual'; readonly specifier: string }
  | { readonly kind: 'package'; readonly specifier: string; readonly query: string }
  | { readonly kind: 'address'; readonly url: string }
  | { readonly kind: 'missing'; readonly path: string }

export type Resolver = ReturnType<typeof createResolver>

export function createResolver(files: Pick<ProjectFiles, 'has'>, aliases: readonly Alias[]) {
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
    for (const base of listBases(path, importer)) {
      const found = probe(base)
      if (found !== undefined) return { kind: 'file', path: found, query }
    }
    if (isLocal(path)) return { kind: 'missing', path: specifier }
    return { kind: 'package', specifier: path, query }
  }

  function listBases(path: string, importer: string): string[] {
    if (path.startsWith('/')) {
      const base = joinPath('', path.slice(1))
      // What lies in `public/` is addressed from the root as well.
      return base === undefined ? [] : [base, `public/${base}`]
    }
    if (path === '.' || path === '..' || path.startsWith('./') || path.startsWith('../')) {
      const base = joinPath(folderOf(importer), path)
      return base === undefined ? [] : [base]
    }
    return aliases.flatMap((alias) => applyAlias(alias, path))
  }

  /** The file itself, with an extension, TypeScript's source behind a `.js` name, or a folder's index. */
  function probe(base: string): string | undefined {
    if (base !== '' && files.has(base)) return base
    const written = /\.([cm]?)jsx?$/.exec(base)
    if (written) {
      const stem = base.slice(0, written.index)
      for (const extension of [`.${written[1] ?? ''}ts`, '.tsx'])
        if (files.has(stem + extension)) return stem + extension
    }
    for (const extension of probedExtensions) if (files.has(base + extension)) return base + extension
    const index = base === '' ? 'index' : `${base}/index`
    for (const extension of probedExtensions) if (files.has(index + extension)) return index + extension
    return undefined
  }

  function isLocal(path: string): boolean {
    if (/^[./#]/.test(path)) return true
    return aliases.some(({ prefix, takesRest }) => (takesRest ? path.startsWith(prefix) : path === prefix))
  }

  return { resolve }
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
