import type { Row } from './list-rows.ts'

interface Typing {
  rows: readonly Row[]
  selectedPath: string | undefined
  typed: string
}

/**
 * The path whose name begins with what was typed, from the selected row on and around the end. One letter looks
 * beyond the selected row, so that typing it again goes to the next.
 */
export function findByTyping({ rows, selectedPath, typed }: Typing): string | undefined {
  const from = rows.findIndex(({ item }) => item.path === selectedPath)
  const start = typed.length === 1 ? from + 1 : Math.max(from, 0)
  const wanted = typed.toLowerCase()
  const inTurn = [...rows.slice(start), ...rows.slice(0, start)]
  return inTurn.find(({ item }) => item.name.toLowerCase().startsWith(wanted))?.item.path
}
