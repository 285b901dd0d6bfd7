import type { Diagnostic } from '../diagnostics.ts'

/** One file as the registry takes it, before its imports are tied to other files. Depends on the file's content and on what it names in `reads`. */
export interface CompiledFile {
  /** The body of a function that is given the names in `wrap-module.ts`. */
  readonly code: string
  /** In the order in which they are evaluated. */
  readonly imports: readonly ImportUse[]
  readonly dynamicImports: readonly string[]
  /** What others can take from it by name. Undefined where that shows only when it runs. */
  readonly exports?: ModuleExports | undefined
  /** The styles that come with it, in order. */
  readonly styles: readonly StyleBlock[]
  readonly diagnostics: readonly Diagnostic[]
  /** What was looked for beside the file, there or not: paths, and imports as they are written. */
  readonly reads?: ReadonlySet<string>
}

export interface StyleBlock {
  readonly id: string
  /** The file whose folder addresses are relative to. */
  readonly path: string
  readonly text: string
}

export interface ImportUse {
  readonly specifier: string
  /** `*` where the whole module is taken, or only its effects are wanted. */
  readonly names: readonly string[] | '*'
  /** Those of the names that its code does without. What it only hands on may be a type, of which nothing is left. */
  readonly unused?: readonly string[]
}

export interface ModuleExports {
  /** Where they come from, for those that are handed on. */
  readonly names: ReadonlyMap<string, { readonly specifier: string; readonly name: string } | undefined>
  /** Imports of which everything is handed on. */
  readonly all: readonly string[]
}

export function compiledCode(code: string): CompiledFile {
  return { code, imports: [], dynamicImports: [], styles: [], diagnostics: [] }
}

/** A file that cannot be compiled. Its module says why when it is asked for. */
export function failedFile(diagnostics: readonly Diagnostic[]): CompiledFile {
  const [first] = diagnostics
  const place =
    first?.line === undefined ? (first?.file ?? '') : `${first.file}:${first.line}:${first.column}`
  const sentence = `${place} ${first?.message ?? 'This file could not be compiled.'}`.trim()
  return { ...compiledCode(`throw new SyntaxError(${JSON.stringify(sentence)});`), diagnostics }
}
