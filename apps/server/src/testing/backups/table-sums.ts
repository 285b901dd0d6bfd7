import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { z } from 'zod'
import { unpackBody } from '../../adapters/bodies/packed-body.ts'
import { withClient } from '../../db/with-client.ts'

const tableRow = z.object({ name: z.string() })
const sumRow = z.object({ sum: z.string() })

/** Every table of the product, quoted. The queue makes its own anew. */
export async function listProductTables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'pgboss') order by 1`,
  )
  return z
    .array(tableRow)
    .parse(rows)
    .map(({ name }) => name)
}

/** One sum over all rows of each table, whatever order they lie in. */
export async function sumTables(
  client: pg.ClientBase,
  tables: readonly string[],
): Promise<Record<string, string>> {
  await client.query("set timezone = 'UTC'")
  const sums: Record<string, string> = {}
  for (const table of tables) {
    const { rows } = await client.query(
      `select count(*) || ' ' || md5(coalesce(string_agg(t::text, e'\\n' order by t::text), '')) as sum from ${table} t`,
    )
    sums[table] = sumRow.parse(rows[0]).sum
  }
  return sums
}

export const sumDatabase = (databaseUrl: string): Promise<Record<string, string>> =>
  withClient({ connectionString: databaseUrl }, async (client) =>
    sumTables(client, await listProductTables(client)),
  )

/** The names of all bodies in a data folder; each must be the sum of what is in it. */
export async function readBodyNames(dataFolder: string): Promise<string[]> {
  const found = await readdir(join(dataFolder, 'bodies'), { recursive: true, withFileTypes: true })
  const names = []
  for (const entry of found.filter((one) => one.isFile())) {
    const bytes = await unpackBody(await readFile(join(entry.parentPath, entry.name)))
    if (hash('sha256', bytes) !== entry.name) throw new Error(`The body ${entry.name} is damaged.`)
    names.push(entry.name)
  }
  return names.toSorted()
}
