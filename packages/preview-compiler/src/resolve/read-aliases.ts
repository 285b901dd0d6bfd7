import { readManifest } from '../entry/read-manifest.ts'
import { joinPath } from '../files/paths.ts'
import { readText } from '../files/project-files.ts'
import type { ProjectFiles } from '../files/project-files.ts'
import { isRecord, isStringList } from '../is-record.ts'
import { parseLooseJson } from './parse-loose-json.ts'
import { readCompilerConfig } from './read-compiler-config.ts'
import type { CompilerConfig } from './read-compiler-config.ts'
import { isStaticList, isStaticObject } from '../static/static-value.ts'
import type { StaticValue } from '../static/static-value.ts'
import { readViteConfig, viteConfigs } from './read-vite-config.ts'

/** A way in which a project writes its own paths. `targets` are tried in order. */
export interface Alias {
  readonly prefix: string
  /** False: the specifier must be the prefix itself. */
  readonly takesRest: boolean
  readonly targets: readonly string[]
  /** Packages that are meant although the prefix fits, where it is empty and fits everything. */
  readonly declaredPackages?: readonly string[]
}

/** All aliases that a project declares, the longest prefix first. `@/` means `src/` where nobody says otherwise. */
export function readAliases(files: ProjectFiles): Alias[] {
  const configs = compilerConfigs.map((path) => readCompilerConfig(files, path))
  const aliases = [
    ...configs.flatMap(({ paths }) => listCompilerPaths(paths)),
    ...listBaseFolders(configs, files),
    ...viteConfigs.flatMap((path) => readViteAliases(files, path)),
    ...readPackageImports(files),
  ]
  if (!aliases.some(({ prefix }) => prefix === '@/')) {
    const hasSourceFolder = [...files.keys()].some((path) => path.startsWith('src/'))
    aliases.push({ prefix: '@/', takesRest: true, targets: [hasSourceFolder ? 'src/' : ''] })
  }
  return aliases.toSorted((a, b) => b.prefix.length - a.prefix.length)
}

/** Whether a change of this file can change what `readAliases` says. */
export function declaresAliases(path: string): boolean {
  return aliasFiles.has(path)
}

const compilerConfigs = ['tsconfig.json', 'tsconfig.app.json', 'jsconfig.json']
const aliasFiles = new Set([...compilerConfigs, ...viteConfigs, 'package.json', 'tsconfig.base.json'])

function listCompilerPaths(paths: CompilerConfig['paths']): Alias[] {
  if (!paths) return []
  const { base, entries } = paths
  return entries.flatMap(([pattern, targets]) =>
    isStringList(targets) ? toAlias({ pattern, targets, base }) : [],
  )
}

/** The folders of `baseUrl`, which every bare name may be looked for in. A package that is declared is not. */
function listBaseFolders(configs: readonly CompilerConfig[], files: ProjectFiles): Alias[] {
  const folders = new Set(configs.flatMap(({ baseFolder }) => baseFolder ?? []))
  if (folders.size === 0) return []
  const targets = [...folders].map((folder) => (folder === '' ? '' : `${folder}/`))
  const declaredPackages = [...readManifest(files).dependencies.keys()]
  return [{ prefix: '', takesRest: true, targets, declaredPackages }]
}

function readViteAliases(files: ProjectFiles, path: string): Alias[] {
  const { resolve } = readViteConfig(files, path)
  const alias = isStaticObject(resolve) ? resolve['alias'] : undefined
  return listViteEntries(alias).flatMap(([find, replacement]) => {
    const target = joinPath('', replacement.replace(/^\/+/, ''))
    if (target === undefined) return []
    if (find.endsWith('/'))
      return [{ prefix: find, takesRest: true, targets: [target === '' ? '' : `${target}/`] }]
    return [
      { prefix: `${find}/`, takesRest: true, targets: [target === '' ? '' : `${target}/`] },
      { prefix: find, takesRest: false, targets: [target] },
    ]
  })
}

function listViteEntries(alias: StaticValue): [string, string][] {
  if (isStaticList(alias))
    return alias.flatMap((entry): [string, string][] => {
      if (!isStaticObject(entry)) return []
      const { find, replacement } = entry
      return typeof find === 'string' && typeof replacement === 'string' ? [[find, replacement]] : []
    })
  if (!isStaticObject(alias)) return []
  return Object.entries(alias).flatMap(([find, replacement]): [string, string][] =>
    // An alias to another package (`react-native` → `react-native-web`) is no path of the project.
    typeof replacement === 'string' && /^[./]/.test(replacement) ? [[find, replacement]] : [],
  )
}

function readPackageImports(files: ProjectFiles): Alias[] {
  const manifest = parseLooseJson(readText(files, 'package.json') ?? '')
  if (!isRecord(manifest) || !isRecord(manifest['imports'])) return []
  return Object.entries(manifest['imports']).flatMap(([pattern, value]) => {
    const target = isRecord(value) ? (value['browser'] ?? value['import'] ?? value['default']) : value
    return typeof target === 'string' && target.startsWith('.')
      ? toAlias({ pattern, targets: [target], base: '' })
      : []
  })
}

interface PatternAlias {
  pattern: string
  targets: readonly string[]
  base: string
}

function toAlias({ pattern, targets, base }: PatternAlias): Alias[] {
  const takesRest = pattern.endsWith('*')
  const prefix = takesRest ? pattern.slice(0, -1) : pattern
  // A bare `*` would swallow every package.
  if (prefix === '' || prefix.includes('*')) return []
  const paths = targets.flatMap((target) => {
    const path = joinPath(base, takesRest ? target.replace(/\*$/, '') : target)
    if (path === undefined) return []
    return [takesRest && path !== '' && target.endsWith('/*') ? `${path}/` : path]
  })
  return paths.length > 0 ? [{ prefix, takesRest, targets: paths }] : []
}
