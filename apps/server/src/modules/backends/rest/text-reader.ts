import { malformed } from './rest-error.ts'

export type TextReader = ReturnType<typeof createTextReader>

/** Reads a text from left to right. */
export function createTextReader(text: string, what: string) {
  let at = 0
  const fail = () => malformed(`failed to parse ${what} (${text})`, `unexpected input at position ${at + 1}`)

  function take(expected: string): boolean {
    if (!text.startsWith(expected, at)) return false
    at += expected.length
    return true
  }

  return {
    fail,
    take,
    isAtEnd: () => at >= text.length,
    startsWith: (expected: string) => text.startsWith(expected, at),
    expect(expected: string): void {
      if (!take(expected)) throw fail()
    },
    /** What fits here, which may be nothing. The expression must be sticky. */
    match(expression: RegExp): string {
      expression.lastIndex = at
      const found = expression.exec(text)?.[0] ?? ''
      at += found.length
      return found
    },
    /** A text in double quotes, with backslashes before quotes and backslashes. */
    quoted(): string {
      at += 1
      let found = ''
      while (at < text.length && text[at] !== '"') {
        if (text[at] === '\\') at += 1
        found += text[at] ?? ''
        at += 1
      }
      if (text[at] !== '"') throw fail()
      at += 1
      return found
    },
  }
}
