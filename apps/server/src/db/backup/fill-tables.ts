import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { z } from 'zod'
import { quote, quoteName } from './catalog.ts'
import type { SequenceState, TableShape } from './catalog.ts'

export interface Rows {
  readonly tables: readonly TableShape[]
  readonly sequences: readonly SequenceState[]
  readTable: (table: TableShape) => Readable
}

/** Puts rows where there may be others, in the transaction of whoever asks. Foreign keys are checked once all are there. */
export async function fillTables(client: pg.Client, { tables, sequences, readTable }: Rows): Promise<void> {
  const foreignKeys = await takeForeignKeysAway(client)
  // What a migration itself may have written is among the rows that come.
  await client.query(`truncate ${tables.map(quote).join(', ')}`)
  for (const table of tables) {
    const columns = table.columns.map(quoteName).join(', ')
    await pipeline(readTable(table), client.query(copyFrom(`copy ${quote(table)} (${columns}) from stdin`)))
  }
  for (const sequence of sequences) {
    const { lastValue, isCalled } = sequence
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quote(sequence), lastValue, isCalled])
  }
  for (const statement of foreignKeys) await client.query(statement)
}

/** Tables may then be filled in any order. Answers with what puts the keys back, and so checks all rows at once. */
async function takeForeignKeysAway(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query(
    `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace::regnamespace::text !~ '^pg_' order by 1, 2`,
  )
  const keys = z.array(z.object({ table: z.string(), name: z.string(), definition: z.string() })).parse(rows)
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${quoteName(name)}`)
  return keys.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${quoteName(name)} ${definition}`,
  )
}
