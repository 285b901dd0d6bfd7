/** How many lines came and went between two texts. */
export function countLineChanges(
  before: string,
  after: string,
): { addedLines: number; removedLines: number } {
  let old = linesOf(before)
  let next = linesOf(after)
  let start = 0
  while (start < old.length && start < next.length && old[start] === next[start]) start++
  let end = 0
  while (end < old.length - start && end < next.length - start && old.at(-1 - end) === next.at(-1 - end))
    end++
  old = old.slice(start, old.length - end)
  next = next.slice(start, next.length - end)
  const kept = old.length * next.length > maxComparisons ? countShared(old, next) : commonLength(old, next)
  return { addedLines: next.length - kept, removedLines: old.length - kept }
}

/** Beyond this, order is not looked at: the numbers are a hint for the reader, not a patch. */
const maxComparisons = 1_000_000

function linesOf(text: string): string[] {
  if (text === '') return []
  return (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n')
}

function commonLength(old: readonly string[], next: readonly string[]): number {
  let row = new Uint32Array(next.length + 1)
  for (const line of old) {
    const below = new Uint32Array(next.length + 1)
    next.forEach((other, index) => {
      below[index + 1] =
        line === other ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, below[index] ?? 0)
    })
    row = below
  }
  return row.at(-1) ?? 0
}

function countShared(old: readonly string[], next: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const line of old) counts.set(line, (counts.get(line) ?? 0) + 1)
  let shared = 0
  for (const line of next) {
    const left = counts.get(line) ?? 0
    if (left === 0) continue
    counts.set(line, left - 1)
    shared++
  }
  return shared
}
