/** Finds the ways that lead from a file back to itself; every knot of files shows at least one of them. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = []
  const trail: string[] = []
  const visited = new Set<string>()

  function visit(file: string) {
    const start = trail.indexOf(file)
    if (start !== -1) cycles.push([...trail.slice(start), file])
    if (visited.has(file)) return
    visited.add(file)
    trail.push(file)
    for (const imported of graph.get(file) ?? []) visit(imported)
    trail.pop()
  }

  for (const file of graph.keys()) visit(file)
  return cycles
}
