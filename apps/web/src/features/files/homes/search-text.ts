import type { SearchMatch } from '@joinery/contract'
import type { Found, Search } from './file-home.ts'

const maxMatches = 500
const maxShownSigns = 200

/** Looks for a text in files that are all at hand, line by line: the first place in each line. */
export function searchText(files: ReadonlyMap<string, string>, { query, isCaseSensitive }: Search): Found {
  const fold = (text: string) => (isCaseSensitive ? text : text.toLowerCase())
  const wanted = fold(query)
  const matches: SearchMatch[] = []
  for (const [path, content] of files) {
    for (const [index, text] of content.split('\n').entries()) {
      const at = fold(text).indexOf(wanted)
      if (at < 0) continue
      if (matches.length === maxMatches) return { matches, isComplete: false }
      const from = Math.max(0, at - maxShownSigns / 2)
      matches.push({ path, line: index + 1, column: at + 1, text: text.slice(from, from + maxShownSigns) })
    }
  }
  return { matches, isComplete: true }
}
