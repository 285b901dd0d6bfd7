import { json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ownedByProject, writtenByUser } from '../../../db/owners.ts'
import type { FileHashes } from '../file-hashes.ts'

/** What a service wrote into a project the last time, so that the next time tells its own changes from the user's. */
export const generatedFiles = pgTable(
  'generated_files',
  {
    projectId: ownedByProject(),
    source: text('source').notNull(),
    files: json('files').$type<FileHashes>().notNull(),
    /** What it set in the project's environment, by name. Empty for what was written before this was kept. */
    variables: json('variables').$type<FileHashes>().notNull().default([]),
    /** Whose connection it came from. Null for what was written before this was kept, and once they are gone. */
    userId: writtenByUser(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.source] })],
)
