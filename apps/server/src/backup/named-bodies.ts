import type { ContentHash } from '@joinery/contract'

/**
 * Finds everything in the rows of tables that may be the name of a body: 32 bytes in hex, or in base64url as trees have
 * them. Which ones are bodies is known where bodies lie. So no table can be forgotten here, whatever is added to it.
 */
export function createNameFinder() {
  const names = new Set<ContentHash>()
  let rest = ''

  function search(text: string): void {
    for (const [word] of text.matchAll(candidate)) {
      names.add(word.length === 64 ? word : Buffer.from(word, 'base64url').toString('hex'))
    }
  }

  return {
    names,
    /** Takes the rows piece by piece; a name may begin in one and end in the next. */
    read(piece: Buffer): void {
      const text = rest + piece.toString('latin1')
      rest = text.slice(beginningOfLastWord(text))
      search(text.slice(0, text.length - rest.length))
    },
    end(): void {
      search(rest)
      rest = ''
    },
  }
}

/** Between signs that are no part of one; a line break in a value is written as a backslash and a letter. */
const candidate = /(?:(?<![\w-])|(?<=\\[bfnrtv]))(?:[0-9a-f]{64}|[\w-]{43})(?![\w-])/g
/** A longer word is no name, wherever it is cut. */
const longest = 100

/** With the sign before it, which tells whether a name may begin there. */
function beginningOfLastWord(text: string): number {
  let start = text.length
  while (start > text.length - longest && /[\w-]/.test(text.charAt(start - 1))) start -= 1
  return start > text.length - longest ? Math.max(0, start - 1) : text.length
}
