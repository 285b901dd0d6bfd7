/** What somebody wants to see first of what was written: the app, its pages, its parts; what only tools read comes last. */
export function orderByInterest(paths: readonly string[]): string[] {
  return paths.toSorted(compareInterest)
}

/** The same for what has a path. */
export function changesByInterest<T extends { path: string }>(changes: readonly T[]): T[] {
  return changes.toSorted((one, other) => compareInterest(one.path, other.path))
}

const compareInterest = (one: string, other: string) => rankOf(one) - rankOf(other)

const ranks: readonly RegExp[] = [
  /^src\/app\.\w+$/i,
  /^(?:src\/)?(?:app|pages|routes|views|screens)\//i,
  /^src\/components\/(?!ui\/)/i,
  /^src\//i,
  /^[^.]/,
]

function rankOf(path: string): number {
  const rank = ranks.findIndex((pattern) => pattern.test(path))
  return rank === -1 ? ranks.length : rank
}
