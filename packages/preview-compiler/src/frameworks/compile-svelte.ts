import { transformSync } from 'rolldown/utils'
import { compileScript } from '../compile/compile-script.ts'
import type { ScriptSource } from '../compile/compile-script.ts'
import { failedFile } from '../compile/compiled-file.ts'
import type { CompiledFile } from '../compile/compiled-file.ts'
import { drawFrame } from '../diagnostics.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { describeProblem } from './describe-problem.ts'
import { emptyView } from './project-view.ts'
import type { ProjectView } from './project-view.ts'
import { readSvelteStyles } from './read-svelte-styles.ts'

interface SvelteSource extends ScriptSource {
  project?: ProjectView
}

export async function compileSvelte(source: SvelteSource): Promise<CompiledFile> {
  const { path, text, project = emptyView } = source
  const reads = new Set<string>()
  const { compile } = await import('svelte/compiler')
  try {
    const readable = await readSvelteStyles({ path, text, project, reads })
    const { js, css } = compile(readable.text, {
      filename: path,
      generate: 'client',
      css: 'external',
      dev: isDevelopment(source),
      // Told from the component alone, so that what was compiled once serves every project that has it.
      ...(!runes.test(text) && { compatibility: { componentApi: 4 } }),
    })
    const compiled = await compileScript({ ...source, text: js.code, lang: 'js' })
    return {
      ...compiled,
      styles: css ? [{ id: `${path}?style`, path, text: css.code }] : [],
      diagnostics: [...compiled.diagnostics, ...readable.diagnostics],
      ...(reads.size > 0 && { reads }),
    }
  } catch (error) {
    return failedFile([diagnose(error, path, text)])
  }
}

/** Nothing of Svelte 4 has them. Without them a component may be made with `new`, as its projects do. */
const runes = /\$(?:state|derived|props|effect|bindable|inspect|host)\b[.(<]|\{(?:#snippet|@render)\s/

/** A script with runes: `counter.svelte.ts`. */
export async function compileSvelteModule(source: ScriptSource): Promise<CompiledFile> {
  const { path, text } = source
  const { compileModule } = await import('svelte/compiler')
  try {
    const lang = path.endsWith('.ts') ? 'ts' : 'js'
    const plain = transformSync(path, text, { lang, sourceType: 'module', tsconfig: false })
    // Errors in the syntax are told better by the step that all scripts take.
    if (plain.errors.length > 0) return await compileScript({ ...source, lang })
    const { js } = compileModule(plain.code, {
      filename: path,
      generate: 'client',
      dev: isDevelopment(source),
    })
    return await compileScript({ ...source, text: js.code, lang: 'js' })
  } catch (error) {
    return failedFile([diagnose(error, path, text)])
  }
}

function isDevelopment({ mode }: ScriptSource): boolean {
  return mode !== 'production'
}

function diagnose(error: unknown, path: string, text: string): Diagnostic {
  const message = describeProblem(error)
  const position = error instanceof Error && 'start' in error ? readPosition(error.start) : undefined
  return {
    kind: 'syntax',
    severity: 'error',
    file: path,
    message,
    ...(position && { ...position, frame: drawFrame(text, position) }),
  }
}

function readPosition(start: unknown): { line: number; column: number } | undefined {
  if (typeof start !== 'object' || start === null || !('line' in start) || !('column' in start))
    return undefined
  if (typeof start.line !== 'number' || typeof start.column !== 'number') return undefined
  return { line: start.line, column: start.column + 1 }
}
