import { z } from 'zod'
import { BackendTooLargeError, BackendTooSlowError } from '../database/backend-errors.ts'
import type { BackendRole } from '../database/backend-server.ts'
import { RestError } from './rest-error.ts'

const databaseError = z.object({
  code: z.string().length(5),
  message: z.string(),
  detail: z.string().optional(),
  hint: z.string().optional(),
})

/** What PostgreSQL refused, in the shape clients expect; undefined for what is no refusal. */
export function explainFailure(error: unknown, role: BackendRole): RestError | undefined {
  if (error instanceof RestError) return error
  if (error instanceof BackendTooSlowError) return new RestError(500, '57014', { message: error.message })
  if (error instanceof BackendTooLargeError) return new RestError(413, '54000', { message: error.message })
  const refused = databaseError.safeParse(error)
  if (!refused.success) return undefined
  const { code, message, detail, hint } = refused.data
  const status = statusOf(code, role)
  if (status === undefined) return undefined
  return new RestError(status, code, { message, details: detail ?? null, hint: hint ?? null })
}

function statusOf(code: string, role: BackendRole): number | undefined {
  const exact = statuses.get(code)
  if (exact !== undefined) return exact
  if (code === '42501') return role === 'anon' ? 401 : 403
  const raised = /^PT(\d{3})$/.exec(code)?.[1]
  if (raised !== undefined) return Number(raised)
  return classes.get(code.slice(0, 2))
}

const statuses = new Map([
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['42883', 404],
  ['42P01', 404],
  ['57014', 500],
  ['53400', 500],
])

/** The rest by its first two signs: the caller's mistakes, and what the database cannot do now. */
const classes = new Map([
  ['0L', 403],
  ['0P', 403],
  ['21', 400],
  ['22', 400],
  ['23', 400],
  ['25', 500],
  ['28', 403],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['42', 400],
  ['44', 400],
  ['53', 503],
  ['54', 413],
  ['55', 500],
  ['P0', 400],
])
