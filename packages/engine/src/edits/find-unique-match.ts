export type Match =
  | { readonly kind: 'one'; readonly start: number; readonly end: number; readonly indent: string }
  | { readonly kind: 'several'; readonly count: number }
  | { readonly kind: 'none' }

/**
 * Finds the one place that is meant. Passes go from strict to lenient, and the first that finds anything decides: if
 * it finds several places, no later pass may pick one of them.
 */
export function findUniqueMatch(text: string, find: string): Match {
  const exact = findExact(text, find)
  if (exact.kind !== 'none') return exact
  for (const normalise of passes) {
    const match = findLines(text, find, normalise)
    if (match.kind !== 'none') return match
  }
  return { kind: 'none' }
}

const trimEnd = (line: string) => line.trimEnd()
const trimEdges = (line: string) => line.trim()
const foldUnicode = (line: string) =>
  line
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u201a\u201b]/g, "'")
    .replace(/[\u201c\u201d\u201e\u201f]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const passes = [trimEnd, trimEdges, foldUnicode]

function findExact(text: string, find: string): Match {
  const start = text.indexOf(find)
  if (start < 0) return { kind: 'none' }
  let count = 1
  for (let at = text.indexOf(find, start + 1); at >= 0; at = text.indexOf(find, at + 1)) count++
  return count > 1 ? { kind: 'several', count } : { kind: 'one', start, end: start + find.length, indent: '' }
}

/** Compares whole lines, each brought to one form. */
function findLines(text: string, find: string, normalise: (line: string) => string): Match {
  const sought = trimBlankLines(find.split('\n')).map(normalise)
  const lines = text.split('\n')
  const normalised = lines.map(normalise)
  const starts: number[] = []
  for (let at = 0; at + sought.length <= lines.length; at++) {
    if (sought.every((line, index) => line === normalised[at + index])) starts.push(at)
  }
  const [first] = starts
  if (first === undefined) return { kind: 'none' }
  if (starts.length > 1) return { kind: 'several', count: starts.length }
  const start = offsetOfLine(lines, first)
  const length = lines.slice(first, first + sought.length).join('\n').length
  const hasReturn = lines[first + sought.length - 1]?.endsWith('\r') === true
  return {
    kind: 'one',
    start,
    end: start + length - (hasReturn ? 1 : 0),
    indent: missingIndent(lines[first] ?? '', trimBlankLines(find.split('\n'))[0] ?? ''),
  }
}

function trimBlankLines(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => line.trim() !== '')
  const last = lines.findLastIndex((line) => line.trim() !== '')
  return lines.slice(first, last + 1)
}

function offsetOfLine(lines: readonly string[], line: number): number {
  return lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0)
}

/** What the sought text lacks at the left, so that its replacement is set in by as much. */
function missingIndent(there: string, sought: string): string {
  const indentThere = /^[ \t]*/.exec(there)?.[0] ?? ''
  const indentSought = /^[ \t]*/.exec(sought)?.[0] ?? ''
  return indentThere.startsWith(indentSought) ? indentThere.slice(indentSought.length) : ''
}
