import { fillText, texts } from '@joinery/contract'
import { maskSource } from './mask-source.ts'
import type { ModuleExports } from './read-exports.ts'
import { readImports, writeImport } from './read-imports.ts'
import type { ImportClause, ImportStatement } from './read-imports.ts'
import { splice } from './repair.ts'
import type { RepairContext, Repaired } from './repair.ts'
import { isLocal, resolveImport } from './resolve-import.ts'

/** Corrects imports of a default that is exported by name, and of names that are exported as default. */
export async function repairImportKinds(text: string, context: RepairContext): Promise<Repaired> {
  const changes: { start: number; end: number; by: string }[] = []
  const descriptions: string[] = []
  for (const statement of readImports(text, maskSource(text))) {
    const exports = await exportsBehind(statement, context)
    if (statement.clause === undefined || exports === undefined) continue
    const { clause, sentences } = correct(statement.clause, exports, statement.specifier)
    if (sentences.length === 0) continue
    changes.push({ start: statement.start, end: statement.end, by: writeImport(clause, statement.specifier) })
    descriptions.push(...sentences)
  }
  return { text: splice(text, changes), descriptions }
}

async function exportsBehind(
  { specifier }: ImportStatement,
  { path, paths, exportsOf }: RepairContext,
): Promise<ModuleExports | undefined> {
  const target = isLocal(specifier) ? resolveImport(specifier, path, paths) : undefined
  if (target === undefined || !/\.(?:tsx|ts|jsx|js|mjs)$/.test(target)) return undefined
  const exports = await exportsOf(target)
  return exports?.isComplete === true ? exports : undefined
}

function correct(
  clause: ImportClause,
  exports: ModuleExports,
  source: string,
): { clause: ImportClause; sentences: string[] } {
  const { repairs } = texts.engine
  const { defaultName } = clause
  if (defaultName !== undefined && !exports.hasDefault) {
    const name = exports.names.has(defaultName) ? defaultName : onlyName(exports)
    if (name === undefined) return { clause, sentences: [] }
    const named = { imported: name, local: defaultName, isType: false }
    return {
      clause: { ...clause, defaultName: undefined, names: [named, ...clause.names] },
      sentences: [fillText(repairs.namedImport, { name, source })],
    }
  }
  const stray = clause.names.filter(({ imported, isType }) => !isType && !exports.names.has(imported))
  const [only] = stray
  if (
    only === undefined ||
    stray.length > 1 ||
    defaultName !== undefined ||
    !isDefault(only.imported, exports)
  ) {
    return { clause, sentences: [] }
  }
  return {
    clause: { ...clause, defaultName: only.local, names: clause.names.filter((name) => name !== only) },
    sentences: [fillText(repairs.defaultImport, { name: only.local, source })],
  }
}

function onlyName({ names }: ModuleExports): string | undefined {
  const [name] = names
  return names.size === 1 ? name : undefined
}

/** A type of that name may be exported as well, and then it is what was meant: only values of another name are certain. */
function isDefault(name: string, { hasDefault, defaultName }: ModuleExports): boolean {
  return hasDefault && (defaultName === name || defaultName === undefined)
}
