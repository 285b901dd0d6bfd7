/** What somebody wants to see first of what was written: the app, its pages, its parts; what only tools read comes last. */
export function orderByInterest(paths: readonly string[]): string[] {
  return paths.toSorted((one, other) => rankOf(one) - rankOf(other))
}

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
