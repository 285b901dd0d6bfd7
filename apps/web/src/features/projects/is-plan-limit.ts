import { ApiError } from '../../lib/api-error.ts'

/** True where the server refused because the plan does not include it. */
export const isPlanLimit = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'plan-limit'
