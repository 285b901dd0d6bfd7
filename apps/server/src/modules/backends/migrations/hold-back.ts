import { isDeepStrictEqual } from 'node:util'
import type { BackendDatabase, Migration } from '../database/backend-server.ts'
import { onlyAdds } from './only-adds.ts'

/** What a person has let run, beside what only adds. In a database without anything in it nothing can be lost. */
export type Allowed = readonly Migration[] | 'everything'

export interface HeldBack {
  readonly due: readonly Migration[]
  /** The first one that is not carried out before a person says so, and all that follow it. */
  readonly waiting: readonly Migration[]
}

/**
 * What may be carried out without a person's word: up to the first migration that does more than add, whoever wrote it. A
 * model writes what it is told, also by a file that it was only meant to read. What somebody allowed is carried out as it
 * was when they did, and not as it was changed since.
 */
export async function holdBack(
  pending: readonly Migration[],
  database: Pick<BackendDatabase, 'readSchema'>,
  allowed: Allowed,
): Promise<HeldBack> {
  if (pending.length === 0 || allowed === 'everything') return { due: pending, waiting: [] }
  const { tables } = await database.readSchema()
  const names = new Set(tables.map(({ name }) => name))
  const isFree = (migration: Migration) =>
    onlyAdds(migration.sql, names) || allowed.some((each) => isDeepStrictEqual(each, migration))
  const at = pending.findIndex((migration) => !isFree(migration))
  return at < 0 ? { due: pending, waiting: [] } : { due: pending.slice(0, at), waiting: pending.slice(at) }
}
