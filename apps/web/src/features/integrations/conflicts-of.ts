import { ApiError } from '../../lib/api-error.ts'

/** The files that both sides changed, where that is why the server refused. */
export function conflictsOf(error: Error | null): string[] {
  return error instanceof ApiError && error.code === 'conflict' ? error.issues.map(({ path }) => path) : []
}
