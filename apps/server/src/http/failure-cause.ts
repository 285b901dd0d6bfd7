/** Whether PostgreSQL or the system gave one of these codes, however deep below. */
export function hasCode(thrown: unknown, codes: ReadonlySet<string>): boolean {
  if (!(thrown instanceof Error)) return false
  const root = rootOf(thrown)
  return 'code' in root && codes.has(String(root.code))
}

/** What PostgreSQL or the system said, below what was made of it on the way. */
export function rootOf(error: Error): Error {
  const isQueryFailure = isOfDrizzle(error) || 'syscall' in error || 'severity' in error
  return isQueryFailure && error.cause instanceof Error ? rootOf(error.cause) : error
}

/** Drizzle gives its query errors no name of their own. */
export const isOfDrizzle = (error: Error): boolean => 'query' in error && 'params' in error
