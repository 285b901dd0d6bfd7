/** What is wrong with a project, in a sentence, and where. */
export interface Diagnostic {
  readonly kind:
    | 'syntax'
    | 'style'
    | 'missing-file'
    | 'missing-export'
    | 'missing-package'
    | 'unsupported'
    | 'limit'
    | 'crash'
    | 'entry'
  /** An error keeps code from running; a warning does not. */
  readonly severity: 'error' | 'warning'
  readonly file?: string
  /** Both count from 1. */
  readonly line?: number
  readonly column?: number
  readonly message: string
  /** What was imported in vain, as it is written. */
  readonly specifier?: string
  /** The lines around the place, with a mark below it. */
  readonly frame?: string
}

interface Position {
  /** Both count from 1. */
  readonly line: number
  readonly column: number
}

/** Where a character stands in a text. */
function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, Math.max(0, Math.min(offset, text.length)))
  const lineStart = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: before.length - lineStart + 1 }
}

/** The place itself, with two lines before and after it. Long lines are cut around the mark. */
export function drawFrame(text: string, { line, column }: Position): string {
  const lines = text.split('\n')
  const first = Math.max(1, line - 2)
  const last = Math.min(lines.length, line + 2)
  const cut = Math.max(0, column - maxLineLength / 2)
  const gutter = String(last).length
  const drawn: string[] = []
  for (let number = first; number <= last; number++) {
    const content = (lines[number - 1] ?? '').replace(/\r$/, '').slice(cut, cut + maxLineLength)
    drawn.push(`${number === line ? '>' : ' '} ${String(number).padStart(gutter)} | ${content}`.trimEnd())
    if (number === line) drawn.push(`  ${' '.repeat(gutter)} | ${' '.repeat(Math.max(0, column - 1 - cut))}^`)
  }
  return drawn.join('\n')
}

/** A diagnostic at a character of a file's text. */
export function diagnoseAt(
  diagnostic: Omit<Diagnostic, 'line' | 'column' | 'frame'>,
  text: string,
  offset: number,
): Diagnostic {
  const position = positionAt(text, offset)
  return { ...diagnostic, ...position, frame: drawFrame(text, position) }
}

const maxLineLength = 120
