import type pg from 'pg'
import { z } from 'zod'
import { quoteName } from './catalog.ts'

/** Rows that come back set nothing off: what they set off is among them. Answers with what wakes the triggers again. */
export async function silenceTriggers(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query(
    `select c.oid::regclass::text as "table", t.tgname as name, t.tgenabled as state
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and t.tgparentid = 0 and t.tgenabled <> 'D' and c.relkind in ('r', 'p') order by 1, 2`,
  )
  const triggers = z.array(triggerRow).parse(rows)
  for (const { table, name } of triggers)
    await client.query(`alter table ${table} disable trigger ${quoteName(name)}`)
  return triggers.map(
    ({ table, name, state }) => `alter table ${table} ${wakings[state]} trigger ${quoteName(name)}`,
  )
}

const wakings = { O: 'enable', R: 'enable replica', A: 'enable always' } as const
const triggerRow = z.object({ table: z.string(), name: z.string(), state: z.enum(['O', 'R', 'A']) })

/**
 * A table may hold back its rows from its owner too, who then neither copies nor fills it. Answers with what makes it do so
 * again, for whoever does not take the whole back anyway.
 */
export async function unforcePolicies(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query(
    `select oid::regclass::text as "table" from pg_class where relkind in ('r', 'p') and relforcerowsecurity order by 1`,
  )
  const forced = z.array(z.object({ table: z.string() })).parse(rows)
  for (const { table } of forced) await client.query(`alter table ${table} no force row level security`)
  return forced.map(({ table }) => `alter table ${table} force row level security`)
}
