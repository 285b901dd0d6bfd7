import { z } from 'zod'
import {
  caCertificate,
  databaseAddress,
  databaseConnection,
  databaseName,
  databaseSchema,
  databaseTls,
  pastQuery,
  queryResult,
  rowFilterOperator,
  tablePage,
} from '../databases.ts'
import { defineEndpoint } from '../endpoint.ts'
import { contentHash } from '../file.ts'
import { databaseId, projectId } from '../ids.ts'
import { line, prose } from '../plain-text.ts'

const connectInput = {
  address: databaseAddress,
  tls: databaseTls.default('verify'),
  /** In PEM form: who else may vouch for the server. */
  caCertificate: caCertificate.optional(),
}
const identifier = line.min(1).max(128)

export const databaseEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/databases',
    input: z.strictObject({}),
    output: z.strictObject({ databases: z.array(databaseConnection) }),
  }),
  /** Connects and says what is there; keeps nothing. With `databaseId`, an empty password is the one that is kept. */
  try: defineEndpoint({
    method: 'POST',
    path: '/api/databases/try',
    input: z.strictObject({ databaseId: databaseId.optional(), ...connectInput }),
    output: z.strictObject({ serverVersion: z.string() }),
  }),
  /** Keeps a connection, after it has been tried. */
  connect: defineEndpoint({
    method: 'POST',
    path: '/api/databases',
    input: z.strictObject({ name: databaseName, ...connectInput }),
    output: databaseConnection,
  }),
  /**
   * Changes a connection, after it has been tried. An empty password is the one that is kept. `baseHash` is the hash one
   * started from; where the connection has another one by now, it is refused with `conflict`.
   */
  change: defineEndpoint({
    method: 'PUT',
    path: '/api/databases/:databaseId',
    input: z.strictObject({ databaseId, name: databaseName, baseHash: contentHash, ...connectInput }),
    output: databaseConnection,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/api/databases/:databaseId',
    input: z.strictObject({ databaseId }),
    output: z.strictObject({ isRemoved: z.literal(true) }),
  }),
  schema: defineEndpoint({
    method: 'GET',
    path: '/api/databases/:databaseId/schema',
    input: z.strictObject({ databaseId }),
    output: databaseSchema,
  }),
  rows: defineEndpoint({
    method: 'GET',
    path: '/api/databases/:databaseId/rows',
    input: z.strictObject({
      databaseId,
      schema: identifier,
      table: identifier,
      page: z.coerce.number().int().min(0).max(100_000).default(0),
      pageSize: z.coerce.number().int().min(1).max(200).default(50),
      sort: identifier.optional(),
      direction: z.enum(['ascending', 'descending']).default('ascending'),
      filter: identifier.optional(),
      operator: rowFilterOperator.default('contains'),
      value: prose.max(1_000).default(''),
    }),
    output: tablePage,
  }),
  /** Runs one statement, in a transaction that cannot write unless `allowsWrites` says so. */
  query: defineEndpoint({
    method: 'POST',
    path: '/api/databases/:databaseId/query',
    input: z.strictObject({
      databaseId,
      statement: prose.trim().min(1).max(100_000),
      isExplain: z.boolean().default(false),
      allowsWrites: z.boolean().default(false),
    }),
    output: queryResult,
  }),
  /** What was asked of a database in the console, newest first. */
  history: defineEndpoint({
    method: 'GET',
    path: '/api/databases/:databaseId/history',
    input: z.strictObject({ databaseId }),
    output: z.strictObject({ queries: z.array(pastQuery) }),
  }),
  /** Writes the schema into a project, where the engine reads it. The way in to the database stays here. */
  addToProject: defineEndpoint({
    method: 'POST',
    path: '/api/projects/:projectId/databases/:databaseId',
    input: z.strictObject({ projectId, databaseId }),
    output: z.strictObject({ paths: z.array(z.string()) }),
  }),
} as const
