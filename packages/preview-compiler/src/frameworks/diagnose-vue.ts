import { diagnoseAt, drawFrame } from '../diagnostics.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { describeProblem } from './describe-problem.ts'

/** What Vue's compiler found wrong, and where. */
export function diagnoseVue(error: unknown, path: string, text: string): Diagnostic {
  const message = describeProblem(error).replace(/^\[[^\]]*\]\s*/, '')
  const diagnostic = { kind: 'syntax', severity: 'error', file: path, message } as const
  const drawn = error instanceof Error ? readDrawing(error.message) : undefined
  if (drawn?.file === path) return { ...diagnostic, ...drawn, frame: drawFrame(text, drawn) }
  if (drawn) return { ...diagnostic, ...drawn }
  return diagnoseAt(diagnostic, text, error instanceof Error && 'loc' in error ? offsetOf(error.loc) : 0)
}

/** Problems of scripts say their place only in a drawing: the file's name, numbered lines, and marks below one of them. */
function readDrawing(message: string): { file: string; line: number; column: number } | undefined {
  const [, , file, ...lines] = message.split('\n')
  const marked = lines.findIndex((line) => /^ {3}\| *\^/.test(line))
  const line = Number.parseInt(lines[marked - 1] ?? '', 10)
  if (file === undefined || !(line > 0)) return undefined
  return { file, line, column: (lines[marked] ?? '').indexOf('^') - '   |  '.length + 1 }
}

function offsetOf(loc: unknown): number {
  if (typeof loc !== 'object' || loc === null || !('start' in loc)) return 0
  const { start } = loc
  if (typeof start !== 'object' || start === null || !('offset' in start)) return 0
  return typeof start.offset === 'number' ? start.offset : 0
}
