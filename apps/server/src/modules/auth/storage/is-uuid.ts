/** Ids that arrive from outside may be anything; PostgreSQL fails on what is no UUID instead of finding nothing. */
export function isUuid(id: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
}
