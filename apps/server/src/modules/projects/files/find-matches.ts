import type { SearchMatch } from '@joinery/contract'

export interface SearchQuery {
  query: string
  isCaseSensitive: boolean
}

const maxTextLength = 200
const contextLength = 60

/** Where a text contains the query, letter by letter: no sign in it has a meaning of its own. */
export function* findMatches(path: string, text: string, sought: SearchQuery): Generator<SearchMatch> {
  const pattern = createPattern(sought)
  let line = 1
  let lineStart = 0
  for (const { index } of text.matchAll(pattern)) {
    for (
      let end = text.indexOf('\n', lineStart);
      end !== -1 && end < index;
      end = text.indexOf('\n', lineStart)
    ) {
      line += 1
      lineStart = end + 1
    }
    const column = index - lineStart
    yield { path, line, column: column + 1, text: shorten(lineAt(text, lineStart), column) }
  }
}

function createPattern({ query, isCaseSensitive }: SearchQuery): RegExp {
  const literal = query.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)
  return new RegExp(literal, isCaseSensitive ? 'gu' : 'giu')
}

function lineAt(text: string, start: number): string {
  const end = text.indexOf('\n', start)
  return text.slice(start, end === -1 ? undefined : end).replace(/\r$/, '')
}

/** A long line is cut around the match, where people look. */
function shorten(line: string, column: number): string {
  if (line.length <= maxTextLength) return line
  const start = Math.max(0, column - contextLength)
  const cut = line.slice(start, start + maxTextLength).toWellFormed()
  return `${start > 0 ? '…' : ''}${cut}${start + maxTextLength < line.length ? '…' : ''}`
}
