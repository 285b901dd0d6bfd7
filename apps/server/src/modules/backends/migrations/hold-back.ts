import type { BackendDatabase, Migration } from '../database/backend-server.ts'
import { onlyAdds } from './only-adds.ts'

export interface HeldBack {
  readonly due: readonly Migration[]
  /** The first one that is not carried out before a person says so. */
  readonly waiting?: string | undefined
}

/**
 * What may be carried out without a person's word: up to the first migration that does more than add, whoever wrote it. A
 * model writes what it is told, also by a file that it was only meant to read.
 */
export async function holdBack(
  pending: readonly Migration[],
  database: Pick<BackendDatabase, 'readSchema'>,
): Promise<HeldBack> {
  if (pending.length === 0) return { due: [] }
  const { tables } = await database.readSchema()
  const names = new Set(tables.map(({ name }) => name))
  const at = pending.findIndex(({ sql }) => !onlyAdds(sql, names))
  return at < 0 ? { due: pending } : { due: pending.slice(0, at), waiting: pending[at]?.name }
}
