export interface MergedText {
  readonly text: string
  /** How many places both sides changed differently. There the user's lines stand. */
  readonly conflicts: number
}

/**
 * Three-way merge by lines: what the user changed and what we change are both kept. Where both changed the same lines,
 * the user's stay, and the count says so.
 */
export function mergeText({
  base,
  mine,
  theirs,
}: {
  base: string
  mine: string
  theirs: string
}): MergedText {
  if (mine === base || mine === theirs) return { text: theirs, conflicts: 0 }
  if (theirs === base) return { text: mine, conflicts: 0 }
  const baseLines = base.split('\n')
  const mineLines = mine.split('\n')
  const theirLines = theirs.split('\n')
  const toMine = matchLines(baseLines, mineLines)
  const toTheirs = matchLines(baseLines, theirLines)
  const merged: string[] = []
  let conflicts = 0
  const at = { base: 0, mine: 0, theirs: 0 }
  while (at.base < baseLines.length || at.mine < mineLines.length || at.theirs < theirLines.length) {
    const next = nextStable({ from: at.base, toMine, toTheirs, at, length: baseLines.length })
    const end = next ?? { base: baseLines.length, mine: mineLines.length, theirs: theirLines.length }
    const original = baseLines.slice(at.base, end.base)
    const own = mineLines.slice(at.mine, end.mine)
    const other = theirLines.slice(at.theirs, end.theirs)
    if (isSame(own, original)) merged.push(...other)
    else {
      merged.push(...own)
      if (!isSame(other, original) && !isSame(own, other)) conflicts += 1
    }
    if (next === undefined) break
    merged.push(baseLines[next.base] ?? '')
    Object.assign(at, { base: next.base + 1, mine: next.mine + 1, theirs: next.theirs + 1 })
  }
  return { text: merged.join('\n'), conflicts }
}

interface Position {
  readonly base: number
  readonly mine: number
  readonly theirs: number
}

/** The next line of the base that both sides still have, after what is merged already. */
function nextStable({
  from,
  toMine,
  toTheirs,
  at,
  length,
}: {
  from: number
  toMine: readonly number[]
  toTheirs: readonly number[]
  at: Position
  length: number
}): Position | undefined {
  for (let base = from; base < length; base += 1) {
    const mine = toMine[base] ?? -1
    const theirs = toTheirs[base] ?? -1
    if (mine >= at.mine && theirs >= at.theirs) return { base, mine, theirs }
  }
  return undefined
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((line, at) => line === other[at])
}

/** For each line of the first text the place of the same line in the second, or -1. Longest common subsequence. */
function matchLines(one: readonly string[], other: readonly string[]): number[] {
  let start = 0
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1
  let tail = 0
  while (
    tail < one.length - start &&
    tail < other.length - start &&
    one.at(-1 - tail) === other.at(-1 - tail)
  )
    tail += 1
  const matches = one.map((_, at) =>
    at < start ? at : at >= one.length - tail ? at + other.length - one.length : -1,
  )
  const middle = one.slice(start, one.length - tail)
  const target = other.slice(start, other.length - tail)
  // Beyond this size the table would not fit; the middle then counts as changed as a whole.
  if (middle.length * target.length > 4_000_000) return matches
  const width = target.length + 1
  const lengths = new Uint32Array((middle.length + 1) * width)
  for (let row = middle.length - 1; row >= 0; row -= 1) {
    for (let column = target.length - 1; column >= 0; column -= 1) {
      const here = row * width + column
      lengths[here] =
        middle[row] === target[column]
          ? (lengths[here + width + 1] ?? 0) + 1
          : Math.max(lengths[here + width] ?? 0, lengths[here + 1] ?? 0)
    }
  }
  for (let row = 0, column = 0; row < middle.length && column < target.length;) {
    if (middle[row] === target[column]) {
      matches[start + row] = start + column
      row += 1
      column += 1
    } else if ((lengths[(row + 1) * width + column] ?? 0) >= (lengths[row * width + column + 1] ?? 0))
      row += 1
    else column += 1
  }
  return matches
}
