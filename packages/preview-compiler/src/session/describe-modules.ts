import { isBuiltin } from 'node:module'
import { isStyle } from '../compile/file-kind.ts'
import { diagnoseAt } from '../diagnostics.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { splitQuery } from '../files/paths.ts'
import { readText } from '../files/project-files.ts'
import type { ProjectFiles } from '../files/project-files.ts'
import { packageNameOf } from '../package-catalogue.ts'
import type { PackageUse } from '../protocol.ts'
import { findImport } from './find-import.ts'
import { listNames } from './link-module.ts'
import type { ModuleRecord } from './module-graph.ts'

interface DescribeInput {
  records: readonly ModuleRecord[]
  files: ProjectFiles
  resolvePackage: (specifier: string, names?: readonly string[] | '*') => string | undefined
}

interface Described {
  packages: PackageUse[]
  /** Addresses of packages' stylesheets. */
  remoteStyles: string[]
  diagnostics: Diagnostic[]
}

/** What a project takes from packages, and what it asks for in vain. */
export function describeModules({ records, ...surroundings }: DescribeInput): Described {
  const uses = new Map<string, PackageUse & { readonly found: Set<string> }>()
  const placesByUrl = new Map<string, Map<string, string>>()
  const remoteStyles: string[] = []
  const diagnostics: Diagnostic[] = []
  for (const record of records) {
    const described = describedRecords.get(record) ?? describeRecord(record, surroundings)
    describedRecords.set(record, described)
    diagnostics.push(...described.diagnostics)
    remoteStyles.push(...described.remoteStyles)
    for (const use of described.packages) {
      // One entry for each address: a package that comes in parts has several.
      const key = use.url ?? use.specifier
      const known = uses.get(key)
      const found = known?.found ?? new Set()
      for (const name of use.names === '*' ? [] : use.names) found.add(name)
      if (!known || use.names === '*') uses.set(key, { ...use, found })
      // The first file that takes a name stands for all of them.
      if (use.places) {
        const places = placesByUrl.get(key) ?? new Map<string, string>()
        placesByUrl.set(key, places)
        for (const [name, place] of Object.entries(use.places)) if (!places.has(name)) places.set(name, place)
      }
    }
  }
  const packages = [...uses].map(([key, { found, ...use }]) => {
    const places = placesByUrl.get(key)
    const names = use.names === '*' ? use.names : [...found].toSorted()
    return { ...use, names, ...(places && { places: Object.fromEntries(places) }) }
  })
  return { packages, remoteStyles, diagnostics }
}

/** A record is made anew when its text or the meaning of its imports changes, so what was said of it holds until then. */
const describedRecords = new WeakMap<ModuleRecord, Described>()

function describeRecord(
  record: ModuleRecord,
  { files, resolvePackage }: Omit<DescribeInput, 'records'>,
): Described {
  const packages: PackageUse[] = []
  const remoteStyles: string[] = []
  const diagnostics = [...record.compiled.diagnostics]
  for (const [specifier, resolution] of record.resolutions) {
    if (resolution.kind === 'missing') {
      const message = describeMissingFile(specifier, resolution.meant)
      const missing = { kind: 'missing-file', severity: 'warning', message, specifier } as const
      diagnostics.push(atImport(missing, record, { specifier, files }))
    }
    if (resolution.kind !== 'package') continue
    const names = listNames(record.compiled, specifier)
    const url = resolvePackage(resolution.specifier, names)
    if (url === undefined) diagnostics.push(diagnoseMissingPackage(record, specifier, files))
    if (!isStyle(resolution.specifier)) {
      // What is made for the names has all of them.
      const isWhole = url !== undefined && url === resolvePackage(resolution.specifier, '*')
      const places = isWhole ? listPlaces(record, specifier, files) : undefined
      packages.push({ specifier: resolution.specifier, url, names, ...(places && { places }) })
    } else if (url !== undefined) remoteStyles.push(url)
  }
  return { packages, remoteStyles, diagnostics }
}

/** Where the names of a package are taken that the code needs. */
function listPlaces(
  { path, compiled }: ModuleRecord,
  specifier: string,
  files: ProjectFiles,
): Record<string, string> | undefined {
  const needed = compiled.imports.flatMap(({ specifier: own, names, unused = [] }) =>
    own === specifier && names !== '*' ? names.filter((name) => !unused.includes(name)) : [],
  )
  const text = path === undefined || needed.length === 0 ? undefined : readText(files, path)
  if (text === undefined) return undefined
  // What the compiler imports for itself stands nowhere, and is there.
  return Object.fromEntries(
    needed.flatMap((name) => {
      const offset = findImport(text, { specifier, name })
      return offset === -1 ? [] : [[name, `${path}:${text.slice(0, offset).split('\n').length}`]]
    }),
  )
}

function describeMissingFile(specifier: string, meant: string | undefined): string {
  const { path } = splitQuery(specifier)
  return meant === undefined
    ? `This file imports ${path}, which is not in the project.`
    : `This file imports ${path}, but the file is called ${meant}. Upper and lower case have to be the same.`
}

function diagnoseMissingPackage(record: ModuleRecord, specifier: string, files: ProjectFiles): Diagnostic {
  const name = packageNameOf(specifier)
  const message = isBuiltin(specifier)
    ? `${specifier} is part of Node.js and does not exist in a browser. The preview puts a stub in its place.`
    : `The package ${name} is not part of the preview. A stub stands in its place.`
  return atImport({ kind: 'missing-package', severity: 'warning', message }, record, { specifier, files })
}

function atImport(
  diagnostic: Omit<Diagnostic, 'file' | 'line' | 'column' | 'frame'>,
  { path }: ModuleRecord,
  { specifier, files }: { specifier: string; files: ProjectFiles },
): Diagnostic {
  if (path === undefined) return diagnostic
  const text = readText(files, path) ?? ''
  // A worker is imported with a query that nobody wrote.
  const offset = Math.max(
    ...[specifier, splitQuery(specifier).path].flatMap((name) => [
      text.indexOf(`'${name}'`),
      text.indexOf(`"${name}"`),
    ]),
  )
  return offset === -1
    ? { ...diagnostic, file: path }
    : diagnoseAt({ ...diagnostic, file: path }, text, offset)
}
