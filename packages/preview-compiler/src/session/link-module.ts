import { svgBothQuery } from '../compile/compile-svg.ts'
import type { CompiledFile } from '../compile/compiled-file.ts'
import { isStyle } from '../compile/file-kind.ts'
import { wrapModule } from '../compile/wrap-module.ts'
import type { ModuleDependencies, ModuleDependency } from '../compile/wrap-module.ts'
import { hashText } from '../files/project-files.ts'
import type { Generation, PackageCatalogue } from '../package-catalogue.ts'
import type { Resolution, Resolver } from '../resolve/create-resolver.ts'
import { emptyModule } from '../resolve/virtual-modules.ts'
import type { ModuleRecord } from './module-graph.ts'

interface LinkInput {
  id: string
  path: string | undefined
  compiled: CompiledFile
  dependsOnPaths: boolean
}

interface LinkSurroundings {
  resolver: Resolver
  packages: PackageCatalogue
  generation: Generation
}

/** Ties a compiled file to what its imports mean in this project. */
export function linkModule(
  input: LinkInput,
  { resolver, packages, generation }: LinkSurroundings,
): ModuleRecord {
  const { id, path, compiled } = input
  const importer = path ?? ''
  const resolutions = new Map<string, Resolution>()
  const imports = new Set<string>()
  const link = (specifiers: readonly string[]): ModuleDependencies => {
    const entries = [...new Set(specifiers)].map((specifier): [string, ModuleDependency] => {
      const resolution = resolutions.get(specifier) ?? resolver.resolve(specifier, importer)
      resolutions.set(specifier, resolution)
      const names = listNames(compiled, specifier)
      const dependency = toDependency(chooseForm(resolution, names), (name) =>
        packages.resolve(name, generation, names),
      )
      if (typeof dependency === 'string') imports.add(dependency)
      return [specifier, dependency]
    })
    return Object.fromEntries(entries)
  }
  const dependencies = link(compiled.imports.map(({ specifier }) => specifier))
  const dynamicDependencies = link(compiled.dynamicImports)
  const code = wrapModule({ id, dependencies, dynamicDependencies, code: compiled.code })
  return { ...input, imports: [...imports], resolutions, version: hashText(code), code }
}

/** The id of the module that stands for an address, such as a package's worker behind `?url`. */
export const addressModulePrefix = 'address:'

/** What a file takes from an import, as far as it can be told. */
export function listNames({ imports }: CompiledFile, specifier: string): readonly string[] | '*' {
  const uses = imports.filter((use) => use.specifier === specifier)
  if (uses.length === 0 || uses.some(({ names }) => names === '*')) return '*'
  return [...new Set(uses.flatMap(({ names }) => names))]
}

/** A picture is its address, and a component besides for those who name it. */
function chooseForm(resolution: Resolution, names: readonly string[] | '*'): Resolution {
  const isBoth =
    resolution.kind === 'file' &&
    resolution.query === '' &&
    resolution.path.endsWith('.svg') &&
    names.includes('ReactComponent')
  return isBoth ? { ...resolution, query: svgBothQuery } : resolution
}

function toDependency(
  resolution: Resolution,
  resolvePackage: (specifier: string) => string | undefined,
): ModuleDependency {
  switch (resolution.kind) {
    case 'file':
      if (isServerFile(resolution.path)) return { missing: resolution.path }
      return resolution.query === '' ? resolution.path : `${resolution.path}?${resolution.query}`
    case 'virtual':
      return resolution.specifier
    case 'address':
      return [resolution.url]
    case 'missing':
      return isStyle(resolution.path) ? emptyModule : { missing: resolution.path }
    case 'package': {
      const { specifier, query } = resolution
      if (isStyle(specifier)) return emptyModule
      const url = resolvePackage(specifier)
      if (url === undefined) return { missing: specifier }
      return /(?:^|&)url\b/.test(query) ? addressModulePrefix + url : [url]
    }
  }
}

/** By its name it is meant for a server, and often it does not even load without one. */
function isServerFile(path: string): boolean {
  return /\.server\.[cm]?[jt]sx?$/.test(path)
}
