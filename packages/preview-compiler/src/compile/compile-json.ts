import { diagnoseAt } from '../diagnostics.ts'
import { isRecord } from '../is-record.ts'
import { failedFile } from './compiled-file.ts'
import type { CompiledFile } from './compiled-file.ts'
import { compileValue } from './compile-value.ts'

export function compileJson(path: string, text: string): CompiledFile {
  try {
    const value: unknown = JSON.parse(text)
    // Parsing a string is faster for the browser than reading the same object as code.
    return compileValue(`JSON.parse(${JSON.stringify(text)})`, isRecord(value) ? Object.keys(value) : [])
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const offset = Number(/position (\d+)/.exec(reason)?.[1] ?? 0)
    const message = `This is no valid JSON: ${reason.replace(/ in JSON at position.*$/s, '')}.`
    return failedFile([diagnoseAt({ kind: 'syntax', severity: 'error', file: path, message }, text, offset)])
  }
}
