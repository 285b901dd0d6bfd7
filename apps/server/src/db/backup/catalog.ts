import type pg from 'pg'
import { z } from 'zod'

/** A table as a backup copies it: without columns that PostgreSQL works out by itself. */
export interface TableShape {
  readonly schema: string
  readonly name: string
  readonly columns: readonly string[]
}

export interface SequenceState {
  readonly schema: string
  readonly name: string
  /** As text: it may be larger than a number can say. */
  readonly lastValue: string
  readonly isCalled: boolean
}

/** What somebody made, who did not bring it along with an extension. */
const isMade = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
  and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')`

export async function listTables(
  client: pg.ClientBase,
  leftOut: readonly string[] = [],
): Promise<TableShape[]> {
  const { rows } = await client.query(
    `select n.nspname as schema, c.relname as name,
       array(select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and ${isMade} and n.nspname <> all ($1) order by 1, 2`,
    [leftOut],
  )
  return z.array(tableRow).parse(rows)
}

export async function listSequences(
  client: pg.ClientBase,
  leftOut: readonly string[] = [],
): Promise<SequenceState[]> {
  const { rows } = await client.query(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and ${isMade} and n.nspname <> all ($1) order by 1, 2`,
    [leftOut],
  )
  const states: SequenceState[] = []
  for (const { schema, name } of z.array(named).parse(rows)) {
    const found = await client.query(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quote({ schema, name })}`,
    )
    states.push({ schema, name, ...sequenceRow.parse(found.rows[0]) })
  }
  return states
}

/** Whether there is anything at all, whoever made it. */
export async function isEmpty(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and ${isMade} limit 1`,
  )
  return rowCount === 0
}

export const quote = ({ schema, name }: { schema: string; name: string }) =>
  `${quoteName(schema)}.${quoteName(name)}`

export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`

/** How values are written, whatever the database or its login were told. */
export const writesPlainly = `
  set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8'`

const named = z.object({ schema: z.string(), name: z.string() })
const tableRow = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })
const sequenceRow = z.object({ lastValue: z.string(), isCalled: z.boolean() })
