import { missingPageEndpoints } from '@joinery/contract'
import { ApiError } from '../../lib/api-error.ts'
import { call } from '../../lib/api.ts'

const longestPath = 2048

/** Tells the operator which address led nowhere. The visitor can do nothing about a failure, so it ends here. */
export async function recordMissingPage(pathname: string) {
  try {
    await call(missingPageEndpoints.record, { path: pathname.slice(0, longestPath) })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}
