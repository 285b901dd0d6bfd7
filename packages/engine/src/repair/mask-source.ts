/**
 * Blanks out comments and the inside of strings, sign by sign, so that a pattern finds code alone and its places are
 * those of the source. Text between tags stays. Where it errs it hides code, and then nothing is repaired.
 */
export function maskSource(text: string): string {
  // Several repairs look at the same text, one after the other.
  if (text !== last.text) last = { text, masked: mask(text) }
  return last.masked
}

let last = { text: '', masked: '' }

function mask(text: string): string {
  const pieces: string[] = []
  let from = 0
  opening.lastIndex = 0
  for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
    const end = findEnd(text, match.index)
    if (end === undefined) continue
    pieces.push(text.slice(from, match.index), blank(text.slice(match.index, end)))
    from = end
    opening.lastIndex = end
  }
  pieces.push(text.slice(from))
  return pieces.join('')
}

const opening = /\/[/*]|['"`]/g

/** Where a comment or string that begins here ends, or undefined where none begins. */
function findEnd(text: string, at: number): number | undefined {
  const sign = text.charAt(at)
  if (sign === '/' && text.startsWith('//', at) && text.charAt(at - 1) !== ':') return endOf(text, '\n', at)
  if (sign === '/' && text.startsWith('/*', at)) return endOf(text, '*/', at + 2) + 2
  // An apostrophe within a word is one of a text, not the beginning of a string.
  if ((sign === "'" || sign === '"') && !/\w/.test(text.charAt(at - 1))) return endOfString(text, at)
  if (sign === '`') return endOfTemplate(text, at)
  return undefined
}

function endOf(text: string, mark: string, from: number): number {
  const end = text.indexOf(mark, from)
  return end < 0 ? text.length : end
}

function endOfString(text: string, from: number): number | undefined {
  const quote = text.charAt(from)
  for (let at = from + 1; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign === '\\') at++
    else if (sign === quote) return at + 1
    else if (sign === '\n') return undefined
  }
  return undefined
}

function endOfTemplate(text: string, from: number): number {
  let depth = 0
  for (let at = from + 1; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign === '\\') at++
    else if (depth === 0 && sign === '`') return at + 1
    else if (text.startsWith('${', at)) depth++
    else if (depth > 0 && sign === '}') depth--
  }
  return text.length
}

/** The quotes stay, so that an attribute still looks like one. */
function blank(piece: string): string {
  const inside = piece.includes('\n') ? piece.split('\n').map(spaces).join('\n') : spaces(piece)
  return /^['"`]/.test(piece) && piece.length > 1
    ? piece.charAt(0) + inside.slice(1, -1) + piece.charAt(0)
    : inside
}

const spaces = (text: string) => ' '.repeat(text.length)
