import { diagnoseAt } from '../diagnostics.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { readText } from '../files/project-files.ts'
import type { ProjectFiles } from '../files/project-files.ts'
import { findImport } from './find-import.ts'
import type { ModuleRecord } from './module-graph.ts'

/** Names that files take from other files of the project, which do not have them. */
export function listMissingExports(records: readonly ModuleRecord[], files: ProjectFiles): Diagnostic[] {
  const byId = new Map(records.map((record) => [record.id, record]))
  const diagnostics: Diagnostic[] = []
  for (const record of records) {
    if (record.path === undefined) continue
    for (const { specifier, names, unused = [] } of record.compiled.imports) {
      const target = names === '*' ? undefined : findTarget(record, { specifier, byId })
      if (names === '*' || target === undefined) continue
      for (const name of names)
        if (!unused.includes(name) && !offers(target, { name, byId, seen: new Set() }))
          diagnostics.push(diagnose({ path: record.path, specifier, name }, target, files))
    }
  }
  return diagnostics
}

type Records = ReadonlyMap<string, ModuleRecord>

function findTarget(
  { resolutions }: ModuleRecord,
  { specifier, byId }: { specifier: string; byId: Records },
): ModuleRecord | undefined {
  const resolution = resolutions.get(specifier)
  return resolution?.kind === 'file' && resolution.query === '' ? byId.get(resolution.path) : undefined
}

interface Wanted {
  name: string
  byId: Records
  /** What was asked before: files may hand names on to each other. */
  seen: Set<string>
}

/** True also where nobody can tell, as for what comes from a package. */
function offers(target: ModuleRecord, { name, byId, seen }: Wanted): boolean {
  const { exports, diagnostics } = target.compiled
  if (exports === undefined || diagnostics.some(({ severity }) => severity === 'error')) return true
  // Nearly all names are the file's own, and every edit asks for all of them.
  if (exports.names.has(name) && exports.names.get(name) === undefined) return true
  const place = `${target.id} ${name}`
  if (seen.has(place)) return false
  seen.add(place)
  const ask = (specifier: string, wanted: string): boolean => {
    const next = findTarget(target, { specifier, byId })
    return next === undefined || offers(next, { name: wanted, byId, seen })
  }
  const source = exports.names.get(name)
  if (source !== undefined) return ask(source.specifier, source.name)
  return name !== 'default' && exports.all.some((specifier) => ask(specifier, name))
}

interface MissingName {
  path: string
  specifier: string
  name: string
}

function diagnose(
  { path, specifier, name }: MissingName,
  target: ModuleRecord,
  files: ProjectFiles,
): Diagnostic {
  const sentence =
    name === 'default'
      ? `This file imports the default export of ${specifier}, which has none.`
      : `This file imports ${name} from ${specifier}, which does not export it.`
  const diagnostic = {
    kind: 'missing-export',
    severity: 'warning',
    file: path,
    message: `${sentence}${listOffered(target)}`,
    specifier,
  } as const
  const text = readText(files, path) ?? ''
  const offset = findImport(text, { specifier, name })
  return offset === -1 ? diagnostic : diagnoseAt(diagnostic, text, offset)
}

/** What it has instead, so that whoever mends it need not look. */
function listOffered({ compiled }: ModuleRecord): string {
  const names = [...(compiled.exports?.names.keys() ?? [])].toSorted()
  if (names.length === 0 || names.length > maxNames) return ''
  return ` It exports ${names.join(', ')}.`
}

const maxNames = 8
