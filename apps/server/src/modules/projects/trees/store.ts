import { sql } from 'drizzle-orm'
import type { Executor } from '../../../db/database.ts'
import { trees } from '../schema.ts'
import type { StoredEntry } from './stored-entry.ts'
import type { TreeId } from './tree.ts'

export interface StoredTree extends Record<string, unknown> {
  fileCount: number
  sizeBytes: number
  entries: StoredEntry[]
}

export type TreeStore = ReturnType<typeof createTreeStore>

export function createTreeStore(db: Executor) {
  return {
    /** The row with all entries first, then the rows of changes up to the tree itself. */
    async loadRows(id: TreeId): Promise<StoredTree[]> {
      const { rows } = await db.execute<StoredTree>(sql`
        with recursive chain as (
          select id, base_id, file_count, size_bytes, entries, 0 as distance
          from ${trees} where id = ${id}
          union all
          select base.id, base.base_id, base.file_count, base.size_bytes, base.entries, distance + 1
          from chain join ${trees} as base on base.id = chain.base_id
        )
        select file_count as "fileCount", size_bytes as "sizeBytes", entries from chain order by distance desc`)
      return rows
    },
  }
}
