import { z } from 'zod'
import { contentHash } from './file.ts'
import { databaseId } from './ids.ts'
import { line, prose } from './plain-text.ts'

/** `mysql` stands for MariaDB as well: they speak the same protocol. */
export const databaseEngine = z.enum(['postgresql', 'mysql'])

/**
 * - off: nothing is encrypted
 * - require: encrypted, whoever the server is
 * - verify: encrypted, and the server's certificate must be good and bear its name
 */
export const databaseTls = z.enum(['off', 'require', 'verify'])

const port = z.int().min(1).max(65_535)

/** Where a database is and how to get in, field by field or as one address. */
export const databaseAddress = z.union([
  z.strictObject({ url: line.trim().min(1).max(2_000) }),
  z.strictObject({
    engine: databaseEngine,
    host: line.trim().min(1).max(255),
    port,
    database: line.trim().min(1).max(128),
    username: line.trim().min(1).max(128),
    password: line.max(1_000),
  }),
])

export const databaseName = line.trim().min(1).max(80)
export const caCertificate = prose.trim().max(20_000)

/** A connection as its owner sees it. The password never leaves the server. */
export const databaseConnection = z.strictObject({
  id: databaseId,
  name: z.string(),
  engine: databaseEngine,
  host: z.string(),
  port,
  database: z.string(),
  username: z.string(),
  tls: databaseTls,
  hasCaCertificate: z.boolean(),
  /** What the server said it is when it was last tried. */
  serverVersion: z.string(),
  createdAt: z.iso.datetime(),
  /** Of all that can be changed, the password included: an edit says with it what it began from. */
  hash: contentHash,
})

export const databaseColumn = z.strictObject({
  name: z.string(),
  type: z.string(),
  isNullable: z.boolean(),
  isPrimaryKey: z.boolean(),
  defaultValue: z.string().nullable(),
})

export const databaseTable = z.strictObject({
  schema: z.string(),
  name: z.string(),
  kind: z.enum(['table', 'view']),
  /** What the server's statistics say; null where it has none. */
  rowEstimate: z.int().nullable(),
  columns: z.array(databaseColumn),
})

const keySide = z.strictObject({ schema: z.string(), table: z.string(), columns: z.array(z.string()) })

export const foreignKey = z.strictObject({ name: z.string(), from: keySide, to: keySide })

export const databaseSchema = z.strictObject({
  tables: z.array(databaseTable),
  foreignKeys: z.array(foreignKey),
  /** There are more tables than are shown. */
  isCut: z.boolean(),
})

/** Everything as the server writes it as text; null for what is not there. */
export const databaseRow = z.array(z.string().nullable())

export const rowFilterOperator = z.enum([
  'contains',
  'equals',
  'differs',
  'greater',
  'less',
  'is-null',
  'is-not-null',
])

export const tablePage = z.strictObject({
  columns: z.array(z.string()),
  rows: z.array(databaseRow),
  hasMore: z.boolean(),
})

export const queryResult = z.strictObject({
  columns: z.array(z.string()),
  rows: z.array(databaseRow),
  /** How many rows the statement changed or gave; null where the rows were cut. */
  rowCount: z.int().nullable(),
  isCut: z.boolean(),
  durationMs: z.int(),
})

export const pastQuery = z.strictObject({
  id: z.uuid(),
  statement: z.string(),
  isExplain: z.boolean(),
  allowsWrites: z.boolean(),
  durationMs: z.int(),
  rowCount: z.int().nullable(),
  /** Why it failed, in the server's own words; null where it did not. */
  error: z.string().nullable(),
  createdAt: z.iso.datetime(),
})

/** What one question to a database may cost. */
export const queryLimits = {
  rows: 1_000,
  cellCharacters: 10_000,
  bytes: 4_000_000,
  timeoutMs: 10_000,
} as const

export type DatabaseEngine = z.infer<typeof databaseEngine>
export type DatabaseTls = z.infer<typeof databaseTls>
export type DatabaseAddress = z.infer<typeof databaseAddress>
export type DatabaseConnection = z.infer<typeof databaseConnection>
export type DatabaseColumn = z.infer<typeof databaseColumn>
export type DatabaseTable = z.infer<typeof databaseTable>
export type ForeignKey = z.infer<typeof foreignKey>
export type DatabaseSchema = z.infer<typeof databaseSchema>
export type RowFilterOperator = z.infer<typeof rowFilterOperator>
export type TablePage = z.infer<typeof tablePage>
export type QueryResult = z.infer<typeof queryResult>
export type PastQuery = z.infer<typeof pastQuery>
