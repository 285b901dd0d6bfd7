import { transformSync } from 'rolldown/utils'
import { compileScript } from '../compile/compile-script.ts'
import { failedFile } from '../compile/compiled-file.ts'
import type { CompiledFile } from '../compile/compiled-file.ts'
import { drawFrame } from '../diagnostics.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { describeProblem } from './describe-problem.ts'

interface SvelteSource {
  path: string
  text: string
}

export async function compileSvelte({ path, text }: SvelteSource): Promise<CompiledFile> {
  const { compile } = await import('svelte/compiler')
  try {
    const { js, css } = compile(text, { filename: path, generate: 'client', css: 'external', dev: true })
    const compiled = await compileScript({ path, text: js.code, lang: 'js' })
    return { ...compiled, styles: css ? [{ id: `${path}?style`, path, text: css.code }] : [] }
  } catch (error) {
    return failedFile([diagnose(error, path, text)])
  }
}

/** A script with runes: `counter.svelte.ts`. */
export async function compileSvelteModule({ path, text }: SvelteSource): Promise<CompiledFile> {
  const { compileModule } = await import('svelte/compiler')
  try {
    const lang = path.endsWith('.ts') ? 'ts' : 'js'
    const plain = transformSync(path, text, { lang, sourceType: 'module', tsconfig: false })
    // Errors in the syntax are told better by the step that all scripts take.
    if (plain.errors.length > 0) return await compileScript({ path, text, lang })
    const { js } = compileModule(plain.code, { filename: path, generate: 'client', dev: true })
    return await compileScript({ path, text: js.code, lang: 'js' })
  } catch (error) {
    return failedFile([diagnose(error, path, text)])
  }
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
