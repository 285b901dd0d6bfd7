interface Route {
  segments: readonly string[]
}

/** A page with its own name comes before one that takes any name. */
export function bySpecificity(a: Route, b: Route): number {
  return weigh(a).localeCompare(weigh(b)) || a.segments.length - b.segments.length
}

function weigh({ segments }: Route): string {
  return segments.map((segment) => (segment.includes('[...') ? 2 : Number(segment.startsWith('[')))).join('')
}
