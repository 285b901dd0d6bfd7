import { json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ownedByProject } from '../../../db/owners.ts'
import type { FileHashes } from '../file-hashes.ts'

/** What a service wrote into a project the last time, so that the next time tells its own changes from the user's. */
export const generatedFiles = pgTable(
  'generated_files',
  {
    projectId: ownedByProject(),
    source: text('source').notNull(),
    files: json('files').$type<FileHashes>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.source] })],
)
