import { describe, expect, it } from 'vitest'
import { destructiveStatements } from '../../../testing/obeyed-orders/sql-orders.ts'
import { onlyAdds } from './only-adds.ts'

const tables = new Set(['notes', 'People'])

const additions = [
  '',
  '-- nothing yet\n/* at all */ ;;',
  'create table tasks (id int)',
  'CREATE TABLE IF NOT EXISTS public.tasks (id bigint generated always as identity primary key, done boolean default false);',
  `create table tasks (
     owner uuid not null default auth.uid() references auth.users (id) on delete cascade,
     note text check (note <> '; drop table notes'), price numeric(10, 2)
   );
   create policy own on tasks for all to authenticated using (auth.uid() = owner) with check (auth.uid() = owner);
   create policy "may read" on public.tasks for select using (true);
   alter table tasks enable row level security;
   create index on tasks (owner);
   create unique index if not exists by_note on tasks (note, owner)`,
  // PostgreSQL ends no comment there.
  'create table tasks (id int); -- a comment\u2028drop table notes\n',
  "create type mood as enum ('good', 'it''s fine')",
  'alter table notes add column due date',
  "alter table public.notes add column if not exists state text default 'open'",
  'create table "People 2" (id int); create policy p on "People 2" using (true)',
]

const others = [
  ...destructiveStatements,
  'create table if not exists notes (id int); create policy p on notes using (true)',
  'create table "People" (id int)',
  'create policy p on "tasks" using (true)',
  'create table "Tasks" (id int); create policy p on tasks using (true)',
  'create table tasks (id int) inherits (notes)',
  'create table tasks partition of notes default',
  'create table tasks as table notes',
  'create table tasks (a int, b int generated always as (wipe()) stored)',
  'create table tasks (id int); create index on tasks ((wipe(1)))',
  'create table auth.tasks (id int)',
  'create temp table tasks (id int)',
  'create table tasks (id int)) drop table notes',
  'create table tasks',
  'create table tasks ()drop',
  `create table ${'t'.repeat(64)} (id int)`,
  'alter table notes add column due date default wipe()',
  'alter table notes add column due date, drop column body',
  'alter table notes add column state text not null',
  'alter table notes add column due date check (wipe())',
  'alter table notes enable row level security',
  'create table tasks (id int); -- a comment\rdrop table notes',
  'create table tasks (id int);\u00a0drop table notes',
  'create table tasks (id int); /* a /* b */ drop table notes; -- */',
  "create table tasks (a text default 'a\\'); drop table notes; --')",
  "create table tasks (a text default U&'\\0041')",
  'create table tasks (a text default $$ x $$)',
  'select 1',
  'insert into notes values (1)',
  'create or replace view shown as select * from notes',
  "comment on table notes is 'x'",
  'this is no sql',
]

describe('a migration that nobody was asked about', () => {
  it.each(additions)('may be carried out: %j', (sql) => {
    expect(onlyAdds(sql, tables)).toBe(true)
  })

  it.each(others)('waits for a person: %j', (sql) => {
    expect(onlyAdds(sql, tables)).toBe(false)
  })
})
