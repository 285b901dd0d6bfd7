import { z } from 'zod'
import { AuthError } from '../errors.ts'
import type { FactorRecord } from '../ports/records.ts'

/** The factor of that id among those of one user. Everybody else's do not exist. */
export function findFactor(factors: FactorRecord[], id: string): FactorRecord {
  if (!z.guid().safeParse(id).success) {
    throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID')
  }
  const factor = factors.find((candidate) => candidate.id === id.toLowerCase())
  if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
  return factor
}
