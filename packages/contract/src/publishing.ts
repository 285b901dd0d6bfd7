import { z } from 'zod'
import { publicationId } from './ids.ts'
import { line } from './plain-text.ts'
import { webAddress } from './web-address.ts'

/** One build of a project as it was published, or was to be. */
export const publication = z.strictObject({
  id: publicationId,
  /** The version of the project that was built. */
  versionNumber: z.int(),
  status: z.enum(['building', 'published', 'failed']),
  /** Why it failed, in a sentence; null where it did not. */
  reason: z.string().nullable(),
  /** Whether this is what visitors see now. */
  isLive: z.boolean(),
  fileCount: z.int(),
  sizeBytes: z.int(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
})

/** What a project shows to the world, and has shown. */
export const publishing = z.strictObject({
  /** Where the app stands; null while nothing is published. */
  url: webAddress.nullable(),
  /** The version that the next publication would have. */
  versionNumber: z.int(),
  /** Whether the caller may publish, take back and go back. */
  canPublish: z.boolean(),
  /** Newest first. */
  publications: z.array(publication),
})

/**
 * What strangers can do with a table.
 * - no-row-security: no policy guards it at all
 * - everyone-reads, everyone-writes: a policy lets anybody
 * - users-read, users-write: a policy lets anybody who signs up
 */
export const tableFinding = z.enum([
  'no-row-security',
  'everyone-writes',
  'everyone-reads',
  'users-write',
  'users-read',
])

const tableName = line.min(1).max(128)

export const openTable = z.strictObject({
  schema: tableName,
  name: tableName,
  finding: tableFinding,
})

/** A table that is open, and whether somebody who may has said that it is to be. */
export const foundTable = z.strictObject({
  ...openTable.shape,
  decision: z.strictObject({ by: z.string(), at: z.iso.datetime() }).nullable(),
})

export const tableCheck = z.strictObject({
  tables: z.array(foundTable),
  /** Whether the caller may decide that a table stays open. */
  canDecide: z.boolean(),
})

export type Publication = z.infer<typeof publication>
export type Publishing = z.infer<typeof publishing>
export type TableFinding = z.infer<typeof tableFinding>
export type OpenTable = z.infer<typeof openTable>
export type FoundTable = z.infer<typeof foundTable>
export type TableCheck = z.infer<typeof tableCheck>
