/** What PostgreSQL says of an app's database, as a sentence; undefined where the reason lies elsewhere. */
export function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('severity' in error)) return undefined
  // A server that stops or is full says the same of every database.
  const isOfServer = /^(?:08|53|57P|58)/.test(codeOf(error))
  return isOfServer ? undefined : `PostgreSQL refused it (${error.message}).`
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '')
