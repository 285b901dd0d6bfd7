import type { EntityTemplate } from './entity-template.ts'

/** Whoever lets kayaks has kayaks, though sailing boats are boats as well. */
export function ofOneType(known: EntityTemplate, one: string): EntityTemplate {
  const at = known.columns.findIndex((column) => column === 'type')
  const rows = known.rows.filter((row) => row[at]?.toLowerCase() === one)
  return at >= 0 && rows.length > 2 ? { ...known, rows } : known
}
