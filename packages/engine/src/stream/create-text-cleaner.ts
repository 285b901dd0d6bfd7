/**
 * Makes pieces of text fit to be stored and sent, wherever they were cut: a pair of surrogates is never torn apart, a
 * lone half and a NUL become the replacement character. JSON and PostgreSQL take neither.
 */
export function createTextCleaner() {
  let held = ''
  return {
    push(piece: string): string {
      const text = held + piece
      held = endsWithHighSurrogate(text) ? text.slice(-1) : ''
      return cleanText(held === '' ? text : text.slice(0, -1))
    },
    end(): string {
      const rest = cleanText(held)
      held = ''
      return rest
    },
  }
}

export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\u{fffd}')
}

function endsWithHighSurrogate(text: string): boolean {
  const last = text.charCodeAt(text.length - 1)
  return last >= 0xd800 && last <= 0xdbff
}
