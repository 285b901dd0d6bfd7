export interface JsonStringPiece {
  readonly key: string
  readonly text: string
  readonly isEnd: boolean
}

/**
 * Reads the string values of a JSON object's own properties while the object is still being written. Pieces may be cut
 * anywhere, inside an escape too. What is no JSON gives no pieces: whoever has the whole text finds the fault.
 */
export function createJsonStringReader() {
  let state: State = 'before-object'
  let depth = 0
  let key = ''
  let escape = ''

  function* push(chunk: string): Generator<JsonStringPiece> {
    let at = 0
    while (at < chunk.length) {
      if (state === 'broken') return
      if (state === 'in-value') {
        const { text, next, isEnd } = takeString(chunk, at)
        at = next
        if (isEnd) state = 'between'
        if (text !== '' || isEnd) yield { key, text, isEnd }
      } else if (state === 'in-key' || state === 'in-nested') {
        const { text, next, isEnd } = takeString(chunk, at)
        at = next
        if (state === 'in-key') key += text
        if (isEnd) state = state === 'in-key' ? 'after-key' : 'between'
      } else {
        takeSign(chunk.charAt(at))
        at++
      }
    }
  }

  function takeSign(sign: string): void {
    if (/\s/.test(sign)) return
    if (state === 'before-object') {
      state = sign === '{' ? 'before-key' : 'broken'
      depth = 1
      return
    }
    if (state === 'after-key') {
      state = sign === ':' ? 'before-value' : 'broken'
      return
    }
    if (sign === '"') {
      if (state === 'before-key') key = ''
      state = state === 'before-key' ? 'in-key' : state === 'before-value' ? 'in-value' : 'in-nested'
      return
    }
    if (sign === '{' || sign === '[') depth++
    if (sign === '}' || sign === ']') depth--
    state = sign === ',' && depth === 1 ? 'before-key' : 'between'
  }

  /** Decodes up to the closing quote or the end of the chunk. An escape that is cut is kept for the next chunk. */
  function takeString(chunk: string, from: number): { text: string; next: number; isEnd: boolean } {
    let text = ''
    let at = from
    while (at < chunk.length) {
      if (escape !== '') {
        escape += chunk.charAt(at)
        at++
        const decoded = decodeEscape(escape)
        if (decoded === undefined) continue
        text += decoded
        escape = ''
        continue
      }
      const end = nextSpecial(chunk, at)
      text += chunk.slice(at, end)
      at = end + 1
      const sign = chunk.charAt(end)
      if (sign === '"') return { text, next: at, isEnd: true }
      if (sign === '\\') escape = '\\'
    }
    return { text, next: at, isEnd: false }
  }

  return { push }
}

type State =
  | 'before-object'
  | 'before-key'
  | 'in-key'
  | 'after-key'
  | 'before-value'
  | 'in-value'
  | 'in-nested'
  | 'between'
  | 'broken'

function nextSpecial(text: string, from: number): number {
  special.lastIndex = from
  return special.exec(text)?.index ?? text.length
}

const special = /["\\]/g

/** Undefined while more signs are needed. An escape that JSON does not know stands for itself. */
function decodeEscape(escape: string): string | undefined {
  const kind = escape.charAt(1)
  if (kind !== 'u') return simpleEscapes.get(kind) ?? kind
  if (escape.length < 6) return undefined
  const code = Number.parseInt(escape.slice(2), 16)
  return Number.isNaN(code) ? '\u{fffd}' : String.fromCharCode(code)
}

const simpleEscapes = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
  ['b', '\b'],
  ['f', '\f'],
])
