import { Features, transform } from 'lightningcss'
import type { Warning } from 'lightningcss'
import { diagnoseAt } from '../diagnostics.ts'
import { hashText } from '../files/project-files.ts'
import type { CompiledFile } from './compiled-file.ts'
import { compileValue } from './compile-value.ts'

/** Class names become local to their file; the module's default export says what they are called. */
export function compileCssModule(path: string, text: string): CompiledFile {
  const { css, names, problems } = localizeNames(path, text)
  return {
    ...compileValue(JSON.stringify(names), Object.keys(names)),
    styles: [{ id: path, path, text: css }],
    diagnostics: problems.map(({ message, loc }) => {
      const sentence = `${message}. Browsers leave this out.`
      const diagnostic = { kind: 'style', severity: 'warning', file: path, message: sentence } as const
      return diagnoseAt(diagnostic, text, offsetOf(text, loc))
    }),
  }
}

interface LocalStyles {
  css: string
  /** What each class is called in the page, by the name that it is written with. */
  names: Readonly<Record<string, string>>
  /** What no browser takes. As in a browser, the rest holds all the same. */
  problems: readonly Warning[]
}

/** `id` tells stylesheets apart whose names must not meet. */
export function localizeNames(id: string, text: string): LocalStyles {
  const { code, exports, warnings } = transform({
    filename: id,
    code: Buffer.from(text),
    cssModules: { pattern: `[local]_${hashText(id).replaceAll(/\W/g, '_').slice(0, 6)}` },
    exclude: Features.VendorPrefixes,
    errorRecovery: true,
  })
  const names: Record<string, string> = {}
  const found = Object.entries(exports ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1))
  for (const [name, { name: local, composes }] of found)
    // What is composed from another file is left out: only names of this file are known here.
    names[name] = [
      local,
      ...composes.flatMap((each) => (each.type === 'dependency' ? [] : [each.name])),
    ].join(' ')
  return { css: Buffer.from(code).toString(), names, problems: warnings }
}

function offsetOf(text: string, loc: Warning['loc']): number {
  const before = text.split('\n').slice(0, loc.line - 1)
  return before.join('\n').length + (before.length > 0 ? 1 : 0) + Math.max(0, loc.column - 1)
}
