import { isBuiltin } from 'node:module'
import { diagnoseAt } from '../diagnostics.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { readText } from '../files/project-files.ts'
import type { ProjectFiles } from '../files/project-files.ts'
import { packageNameOf } from '../package-catalogue.ts'
import type { PackageUse } from '../protocol.ts'
import { isStyle, listNames } from './link-module.ts'
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
export function describeModules({ records, files, resolvePackage }: DescribeInput): Described {
  const uses = new Map<string, PackageUse>()
  const remoteStyles: string[] = []
  const diagnostics: Diagnostic[] = []
  for (const record of records) {
    diagnostics.push(...record.compiled.diagnostics)
    for (const [specifier, resolution] of record.resolutions) {
      if (resolution.kind === 'missing') diagnostics.push(diagnoseMissingFile(record, specifier, files))
      if (resolution.kind !== 'package') continue
      const names = listNames(record.compiled, specifier)
      const url = resolvePackage(resolution.specifier, names)
      if (url === undefined) diagnostics.push(diagnoseMissingPackage(record, specifier, files))
      if (!isStyle(resolution.specifier)) noteUse(uses, { specifier: resolution.specifier, url, names })
      else if (url !== undefined) remoteStyles.push(url)
    }
  }
  return { packages: [...uses.values()], remoteStyles, diagnostics }
}

/** One entry for each address: a package that comes in parts has several. */
function noteUse(uses: Map<string, PackageUse>, use: PackageUse): void {
  const key = use.url ?? use.specifier
  const known = uses.get(key)
  const names =
    use.names === '*' || known?.names === '*'
      ? '*'
      : [...new Set([...(known?.names ?? []), ...use.names])].toSorted()
  uses.set(key, { ...use, names })
}

function diagnoseMissingFile(record: ModuleRecord, specifier: string, files: ProjectFiles): Diagnostic {
  const message = `This file imports ${specifier}, which is not in the project.`
  return atImport({ kind: 'missing-file', severity: 'warning', message }, record, { specifier, files })
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
  const offset = Math.max(text.indexOf(`'${specifier}'`), text.indexOf(`"${specifier}"`))
  return offset === -1
    ? { ...diagnostic, file: path }
    : diagnoseAt({ ...diagnostic, file: path }, text, offset)
}
