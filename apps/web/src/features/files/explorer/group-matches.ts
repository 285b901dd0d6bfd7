import type { SearchMatch } from '@joinery/contract'

export interface FileMatches {
  path: string
  matches: SearchMatch[]
}

/** Matches file by file, in the order they were found. */
export function groupMatches(matches: readonly SearchMatch[]): FileMatches[] {
  const groups = new Map<string, SearchMatch[]>()
  for (const match of matches) {
    const group = groups.get(match.path)
    if (group) group.push(match)
    else groups.set(match.path, [match])
  }
  return [...groups].map(([path, ofFile]) => ({ path, matches: ofFile }))
}
