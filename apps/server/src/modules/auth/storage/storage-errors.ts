import { LockTimeoutError, UniqueViolationError } from '@joinery/auth'

/** Runs a query and says in the service's own words what PostgreSQL refused. */
export async function attempt<Result>(query: PromiseLike<Result>): Promise<Result> {
  try {
    return await query
  } catch (error) {
    throw translateError(error)
  }
}

/** `lock_not_available` and `unique_violation`; everything else stays what it is. */
export function translateError(error: unknown): unknown {
  const refusal = error instanceof Error && error.cause !== undefined ? error.cause : error
  if (!(refusal instanceof Error) || !('code' in refusal)) return error
  if (refusal.code === '55P03') return new LockTimeoutError()
  const field = 'constraint' in refusal ? fieldOf[String(refusal.constraint)] : undefined
  if (refusal.code === '23505' && field !== undefined) return new UniqueViolationError(field)
  return error
}

const fieldOf: Record<string, UniqueViolationError['field']> = {
  users_email_key: 'email',
  users_phone_key: 'phone',
  identities_provider_subject_key: 'identity',
}
