import { fillPlaceholders } from 'drizzle-orm'
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

/** The same for a statement with placeholders: its text is put together at its first use, and never again. */
export function prepareNamed<Row extends Record<string, unknown>>(name: string, statement: SQL) {
  let rendered: ReturnType<PgDialect['sqlToQuery']> | undefined
  return async (orm: Orm, given: Record<string, unknown>): Promise<Row[]> => {
    rendered ??= dialect.sqlToQuery(statement)
    const values = fillPlaceholders(rendered.params, given)
    const { rows } = await orm.$client.query<Row>({ name, text: rendered.sql, values })
    return rows
  }
}

const dialect = new PgDialect()
