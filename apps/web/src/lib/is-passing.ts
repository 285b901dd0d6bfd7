import { ApiError } from './api-error.ts'

/** Whether the same call may succeed in a while: the server is away, or has too much to do. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 502)
}
