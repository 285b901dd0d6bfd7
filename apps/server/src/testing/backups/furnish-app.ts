import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@joinery/contract'
import type { Backend, ProjectId } from '@joinery/contract'
import { createClient } from '@supabase/supabase-js'
import { withClient } from '../../db/with-client.ts'
import { inAppDatabase } from '../in-app-database.ts'
import { createTestAuthClient } from '../test-auth-client.ts'
import { createTestProject } from '../test-project.ts'
import type { TestServer } from '../test-server.ts'
import { callerWith, createTestUser } from '../test-user.ts'
import type { TestUser } from '../test-user.ts'
import { sumTables } from './table-sums.ts'

/** Everything that rows can hang on, and what must not happen again when they come back. */
const migrations = {
  '0001_tables.sql': `
create type public.mood as enum ('good', 'bad');
create schema "Other, ""one""";
create table "Other, ""one"""."a.b/c" ("x y" text primary key);
create function public.shorten(text) returns text language sql immutable as $$ select left($1, 3) $$;
create function public.brief(text) returns text language sql immutable as $$ select shorten($1) $$;
create table public.lists (
  id bigint generated always as identity primary key,
  parent bigint references public.lists (id) deferrable initially deferred,
  name text not null unique,
  short text generated always as (public.brief(name)) stored
);
create index on public.lists (public.shorten(name));
create table public.tasks (
  id serial primary key,
  list_id bigint not null references public.lists (id) on delete cascade,
  done boolean not null default false, felt public.mood, picture bytea, at timestamptz default now()
);
insert into public.lists (name) values ('seed');
create policy seen on public.lists for select using (true);
create policy seen on public.tasks for select using (true);`,
  '0002_more.sql': `
create table public.log (line text, n int);
create function public.write_log() returns trigger language plpgsql security definer as
  $$ begin insert into public.log values (tg_op, 1); return null; end $$;
create trigger each after insert on public.tasks for each row execute function public.write_log();
create trigger always after insert on public.lists for each row execute function public.write_log();
alter table public.lists enable always trigger always;
create trigger asleep after insert on public.lists for each row execute function public.write_log();
alter table public.lists disable trigger asleep;
create table public.shut (secret text);
alter table public.shut force row level security;
create policy none on public.shut using (secret is null);
create table public.days (day date not null, n int) partition by range (day);
create table public.days_2026 partition of public.days for values from ('2026-01-01') to ('2027-01-01');
create materialized view public.counted as select count(*) as n from public.lists;
create sequence public.numbers start 7;
drop table public.log;
create table public.log (line text, n int);`,
}

const rows = `
insert into public.lists (name, parent) values ('first', null), ('second', 2);
insert into public.tasks (list_id, felt, picture) values (2, 'good', '\\x00ff'), (3, 'bad', null);
delete from public.lists where name = 'seed';
insert into "Other, ""one"""."a.b/c" values (e'tab\\t, line\\n, back\\\\slash');
insert into public.shut values ('kept');
insert into public.days values ('2026-11-17', 1);
refresh materialized view public.counted;
select nextval('public.numbers'), nextval('public.numbers')`

export interface FurnishedApp {
  ada: TestUser
  email: string
  projectId: ProjectId
  ref: string
}

export const person = { email: 'reader@example.com', password: 'a joint that holds' }

/** A project whose app has a database with a person and rows of many kinds. */
export async function furnishApp(server: TestServer): Promise<FurnishedApp> {
  const email = `${randomUUID()}@example.com`
  const ada = await createTestUser(server, { email })
  const { projectId, write } = await createTestProject(ada)
  for (const [name, sql] of Object.entries(migrations)) await write(`supabase/migrations/${name}`, sql)
  await ada.call(endpoints.backends.create, { projectId })
  const backend = await untilBuilt(ada, projectId)
  const { error } = await clientOf(backend).auth.signUp(person)
  if (error) throw error
  const ref = backend.url.split('/').at(-1) ?? ''
  await inAppDatabase(server.databaseUrl, ref, (client) => client.query(rows))
  return { ada, email, projectId, ref }
}

/** Comes back with the old password. */
export async function signInAgain(address: string, { email }: Pick<FurnishedApp, 'email'>) {
  const { password } = person
  const { data, error } = await createTestAuthClient(address).signInWithPassword({ email, password })
  if (error) throw error
  return callerWith(address, data.session.access_token)
}

export async function untilBuilt(user: Pick<TestUser, 'call'>, projectId: ProjectId): Promise<Backend> {
  for (;;) {
    const { backend } = await user.call(endpoints.backends.find, { projectId })
    if (backend?.status === 'error') throw new Error(backend.message ?? 'The backend could not be built.')
    if (backend?.status === 'success') return backend
    await sleep(25)
  }
}

export const clientOf = ({ url, anonKey }: Pick<Backend, 'url' | 'anonKey'>) =>
  createClient(url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } })

/** All of it: what is in the tables, where sequences are, and how triggers, keys and policies stand. */
export const readApp = (databaseUrl: string, ref: string) =>
  inAppDatabase(databaseUrl, ref, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname !~ '^pg_|^information_'
       union all select format('%I.%I', schemaname, matviewname) from pg_matviews order by 1`,
    )
    const { rows: state } = await client.query<{ line: string }>(
      `select format('%s %s %s', tgrelid::regclass, tgname, tgenabled) as line from pg_trigger where not tgisinternal
       union all select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint where conrelid <> 0
       union all select format('%s %s %s %s', oid::regclass, relrowsecurity, relforcerowsecurity, relacl) from pg_class
         where relkind in ('r', 'p') and relnamespace::regnamespace::text !~ '^pg_|^information_'
       union all select format('%s %s %s', schemaname, sequencename, last_value) from pg_sequences order by 1`,
    )
    return {
      sums: await sumTables(
        client,
        tables.map(({ name }) => name),
      ),
      state: state.map(({ line }) => line),
    }
  })

/** As on another machine, where there is nothing of it. */
export async function forgetApp(databaseUrl: string, ref: string): Promise<void> {
  await withClient({ connectionString: databaseUrl }, async (client) => {
    await client.query(`drop database if exists "app_${ref}" with (force)`)
    await client.query(`drop role if exists "app_${ref}_owner", "app_${ref}_gate"`)
  })
}
