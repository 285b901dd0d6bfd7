/** What PostgreSQL says of an app's database, as a sentence; undefined where the reason lies elsewhere. */
export function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('severity' in error)) return undefined
  // A server that stops, or has no disk or connection left, says so of every database. Other limits are the app's own.
  const isOfServer = /^(?:08|53100|53300|57P|58)/.test(codeOf(error))
  return isOfServer ? undefined : `PostgreSQL refused it (${error.message}).`
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '')
