import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Orm } from './database.ts'

/**
 * Runs a hand-written statement that each connection parses and plans once. The name stands for the text: a statement
 * that is put together differently needs another name.
 */
export async function executeNamed<Row extends Record<string, unknown>>(
  orm: Orm,
  name: string,
  statement: SQL,
): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  const { rows } = await orm.$client.query<Row>({ name, text, values })
  return rows
}

const dialect = new PgDialect()
