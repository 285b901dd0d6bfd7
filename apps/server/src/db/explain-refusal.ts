import { StartError } from '../start-error.ts'

/** What PostgreSQL says against setting up the database, in one sentence for the operator. Everything else stays as it is. */
export function explainRefusal(error: unknown): unknown {
  const refusal = refusalIn(error)
  if (!refusal) return error
  if (refusal.code === missingRight) {
    return new StartError(
      `PostgreSQL refused to set the database up (${refusal.message}): see that the login of DATABASE_URL owns the database.`,
      { cause: error },
    )
  }
  return new StartError(
    `PostgreSQL refused to set the database up (${refusal.message}${statementOf(error)}): nothing was changed. Put that right, or start the version that you had before.`,
    { cause: error },
  )
}

const missingRight = '42501'
/** Of a statement, so much that one finds it. */
const longest = 120

interface Refusal {
  message: string
  code: string
}

/** PostgreSQL's own words, or those below a failed query. */
function refusalIn(error: unknown): Refusal | undefined {
  if (!(error instanceof Error)) return undefined
  if (!('severity' in error)) return refusalIn(error.cause)
  return { message: error.message, code: 'code' in error ? String(error.code) : '' }
}

function statementOf(error: unknown): string {
  if (!(error instanceof Error) || !('query' in error)) return ''
  const statement = String(error.query).replaceAll(/\s+/g, ' ').trim()
  return `: ${statement.length > longest ? `${statement.slice(0, longest)}…` : statement}`
}
