import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import pg from 'pg'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../../testing/test-database.ts'
import { onlyAdds } from './only-adds.ts'

/** Whole statements, and what makes one reader of SQL take for a text or a comment what another carries out. */
const statements = [
  'create table a (id int)',
  'create table if not exists b (note text)',
  "create table c (note text default 'x')",
  'create table if not exists notes (id int)',
  'create policy p on a using (true)',
  'create policy p on notes using (true)',
  'alter table a enable row level security',
  'alter table notes disable row level security',
  'alter table notes add column extra text',
  'create index on a (id)',
  "create type mood as enum ('a')",
  'delete from notes',
  'drop table notes',
  'grant all on notes to public',
]
const signs = [
  ';',
  ' ',
  '\n',
  '\r',
  '--',
  '/*',
  '*/',
  "'",
  "''",
  '"',
  '""',
  '\\',
  '$$',
  '$a$',
  "E'",
  "U&'",
  '(',
  ')',
  ',',
  '\u00a0',
]

/** A few of them, one behind the other or each as a statement of its own. */
const drafts = fc
  .tuple(
    fc.array(fc.constantFrom(...statements, ...signs), { minLength: 2, maxLength: 8 }),
    fc.constantFrom('', ';'),
  )
  .map(([chosen, between]) => chosen.join(between))

const fingerprint = `select
  (select json_agg(json_build_array(id, body) order by id) from public.notes) as rows,
  (select json_build_array(relrowsecurity, relacl::text) from pg_class where oid = 'public.notes'::regclass) as rights,
  (select count(*) from pg_policy where polrelid = 'public.notes'::regclass) as policies`

it(
  'what it lets through changes nothing that is there, however texts and comments are mixed',
  { tags: ['thorough'], timeout: 60_000 },
  async () => {
    const { host, user, password, database } = await createTestDatabase({ empty: true })
    const client = new pg.Client({ host, user, password, database })
    await client.connect()
    await client.query(`create table public.notes (id int, body text);
    alter table public.notes enable row level security; insert into public.notes values (1, 'one')`)
    const { rows: before } = await client.query(fingerprint)
    const accepted = fc
      .sample(drafts, { numRuns: 50_000, seed: 7 })
      .filter((sql) => sql.includes('notes') && onlyAdds(sql, new Set(['notes'])))
    const harmful: string[] = []
    for (const sql of new Set(accepted)) {
      await client.query('begin')
      const isHarmless = await client.query(sql).then(
        async () => isDeepStrictEqual((await client.query(fingerprint)).rows, before),
        // What PostgreSQL refuses has changed nothing.
        () => true,
      )
      if (!isHarmless) harmful.push(sql)
      await client.query('rollback')
    }
    await client.end()
    expect(harmful).toEqual([])
    expect(accepted.length).toBeGreaterThan(500)
  },
)
