import { fillText, texts } from '@joinery/contract'
import { knownExports } from './known-exports.ts'
import { maskSource } from './mask-source.ts'
import { readImports, writeImport } from './read-imports.ts'
import type { RepairContext, Repaired } from './repair.ts'

/** Adds imports of well-known names that a file uses and nowhere declares, from packages that the project has. */
export function addMissingImports(text: string, { packages }: RepairContext): Repaired {
  const descriptions: string[] = []
  let current = text
  let masked = maskSource(text)
  for (const { source, isDefault, names, members } of knownExports) {
    if (!packages.has(source)) continue
    const missing = names.filter(
      (name) => masked.includes(name) && isUsed(name, masked, members) && !isDeclared(name, current),
    )
    for (const name of missing) {
      current = addImport(current, { name, source, isDefault })
      descriptions.push(fillText(texts.engine.repairs.importAdded, { name, source }))
    }
    if (missing.length > 0) masked = maskSource(current)
  }
  return { text: current, descriptions }
}

/** Called, or used as a tag; or asked for one of its members. Not as a member of something else. */
function isUsed(name: string, masked: string, members: string | undefined): boolean {
  const use =
    members === undefined
      ? `(?<![\\w$.])${name}\\s*(?:<[^()\\n]*>)?\\(|<${name}[\\s/>]`
      : `(?<![\\w$.])${name}\\.(?:${members})\\b`
  return new RegExp(use).test(masked)
}

/** Anything that could bind the name counts, in comments and strings too: a second binding would break the file. */
function isDeclared(name: string, text: string): boolean {
  return new RegExp(
    `\\b(?:const|let|var|function\\*?|class|enum|type|interface|namespace|as)\\s+${name}\\b` +
      `|[{,([]\\s*(?:\\.\\.\\.|type\\s+)?${name}\\s*(?:[,}\\])=]|:(?!:))` +
      `|\\bimport\\s+${name}\\b|:\\s*${name}\\s*[,}]|\\b${name}\\s*=>`,
  ).test(text)
}

interface NewImport {
  readonly name: string
  readonly source: string
  readonly isDefault: boolean
}

function addImport(text: string, { name, source, isDefault }: NewImport): string {
  const named = { imported: name, local: name, isType: false }
  const there = readImports(text, maskSource(text)).find(
    ({ specifier, clause }) => specifier === source && clause !== undefined && clause.namespace === undefined,
  )
  if (there?.clause !== undefined && !isDefault) {
    const clause = { ...there.clause, names: [...there.clause.names, named] }
    return text.slice(0, there.start) + writeImport(clause, source) + text.slice(there.end)
  }
  const clause = isDefault
    ? { defaultName: name, namespace: undefined, names: [] }
    : { defaultName: undefined, namespace: undefined, names: [named] }
  const start = /^(?:\s*(?:\/\/[^\n]*|\/\*[^]*?\*\/|['"]use \w+['"];?)[ \t]*\n)*/.exec(text)?.[0].length ?? 0
  return `${text.slice(0, start)}${writeImport(clause, source)}\n${text.slice(start)}`
}
