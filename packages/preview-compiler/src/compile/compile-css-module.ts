import { Features, transform } from 'lightningcss'
import { diagnoseAt } from '../diagnostics.ts'
import { hashText } from '../files/project-files.ts'
import { failedFile } from './compiled-file.ts'
import type { CompiledFile } from './compiled-file.ts'
import { compileValue } from './compile-value.ts'

/** Class names become local to their file; the module's default export says what they are called. */
export function compileCssModule(path: string, text: string): CompiledFile {
  try {
    const { css, names } = localizeNames(path, text)
    return {
      ...compileValue(JSON.stringify(names), Object.keys(names)),
      styles: [{ id: path, path, text: css }],
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const loc = error instanceof Error && 'loc' in error ? error.loc : undefined
    const offset = offsetOf(text, loc)
    const diagnostic = diagnoseAt({ kind: 'style', severity: 'error', file: path, message }, text, offset)
    return failedFile([diagnostic])
  }
}

interface LocalStyles {
  css: string
  /** What each class is called in the page, by the name that it is written with. */
  names: Readonly<Record<string, string>>
}

/** `id` tells stylesheets apart whose names must not meet. */
export function localizeNames(id: string, text: string): LocalStyles {
  const { code, exports } = transform({
    filename: id,
    code: Buffer.from(text),
    cssModules: { pattern: `[local]_${hashText(id).replaceAll(/\W/g, '_').slice(0, 6)}` },
    exclude: Features.VendorPrefixes,
  })
  const names: Record<string, string> = {}
  const found = Object.entries(exports ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1))
  for (const [name, { name: local, composes }] of found)
    // What is composed from another file is left out: only names of this file are known here.
    names[name] = [
      local,
      ...composes.flatMap((each) => (each.type === 'dependency' ? [] : [each.name])),
    ].join(' ')
  return { css: Buffer.from(code).toString(), names }
}

function offsetOf(text: string, loc: unknown): number {
  if (typeof loc !== 'object' || loc === null || !('line' in loc) || !('column' in loc)) return 0
  const before = text.split('\n').slice(0, Number(loc.line) - 1)
  return before.join('\n').length + (before.length > 0 ? 1 : 0) + Math.max(0, Number(loc.column) - 1)
}
