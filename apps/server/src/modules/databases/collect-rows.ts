import { queryLimits } from '@joinery/contract'

/** Takes rows until one of the limits is reached, and says so from then on. */
export function collectRows() {
  const rows: (string | null)[][] = []
  let bytes = 0
  let isCut = false
  return {
    rows,
    isCut: () => isCut,
    /** False once there is no more room. */
    add(row: readonly unknown[]): boolean {
      if (isCut) return false
      const cells = row.map(cutCell)
      bytes += cells.reduce((total, cell) => total + (cell?.length ?? 0), 0)
      isCut = rows.length >= queryLimits.rows || bytes > queryLimits.bytes
      if (!isCut) rows.push(cells)
      return !isCut
    },
  }
}

export function cutCell(cell: unknown): string | null {
  if (cell === null || cell === undefined) return null
  // Drivers are told to leave everything as text; what they still make something else of is numbers.
  const text = typeof cell === 'string' ? cell : JSON.stringify(cell)
  return text.length <= queryLimits.cellCharacters ? text : `${text.slice(0, queryLimits.cellCharacters)}…`
}
