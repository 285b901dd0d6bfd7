import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints, fillText, texts } from '@joinery/contract'
import type { Backend, ProjectId, TeamRole } from '@joinery/contract'
import { createClient } from '@supabase/supabase-js'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { inAppDatabase } from '../../testing/in-app-database.ts'
import {
  expectedOutcomes,
  policyKindNames,
  policyTables,
  policyVerbs,
  tableOf,
} from '../../testing/policy-table.ts'
import type { PolicyKind } from '../../testing/policy-table.ts'
import { shareTestServer } from '../../testing/share-test-server.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { openTestProject } from '../../testing/test-project.ts'
import { createTestUser, queryDatabase } from '../../testing/test-user.ts'
import type { TestUser } from '../../testing/test-user.ts'

const SECRET_KEY = 'ab'.repeat(32)
const server = shareTestServer(undefined, { settings: { SECRET_KEY } })
const patience = { timeout: 30_000 }

const tables = `
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text
);
create function public.greet_user() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, full_name) values (new.id, new.raw_user_meta_data ->> 'full_name');
  return new;
end
$$;
create trigger on_user_created after insert on auth.users for each row execute function public.greet_user();
create policy own on public.profiles for select to authenticated using (auth.uid() = id);

create table public.lists (
  id bigint generated always as identity primary key,
  owner uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  name text not null unique
);
create table public.tasks (
  id bigint generated always as identity primary key,
  list_id bigint not null references public.lists (id) on delete cascade,
  title text not null,
  priority int not null default 0,
  tags text[] not null default '{}',
  details jsonb not null default '{}',
  due date
);
create policy own on public.lists for all to authenticated using (auth.uid() = owner) with check (auth.uid() = owner);
create policy own on public.tasks for all to authenticated
  using (exists (select from public.lists where lists.id = list_id));
create function public.count_tasks(of_list bigint) returns bigint language sql stable
  as $$ select count(*) from public.tasks where list_id = of_list $$;
create table public.closed (secret text);
`

/** Writes down every status that a backend goes through. */
const keepStatuses = `
create table seen (place bigint generated always as identity, status text);
create function see() returns trigger language plpgsql as
  $$ begin insert into seen (status) values (new.status); return new; end $$;
create trigger see after insert or update on backends for each row execute function see()`

interface Prepared {
  ada: TestUser
  projectId: ProjectId
  backend: Backend
}
let prepared: Prepared

beforeAll(async () => {
  const { ada, projectId, write } = await openTestProject(server())
  await write('supabase/migrations/0001_tables.sql', tables)
  await write('supabase/migrations/0002_policies.sql', policyTables)
  await queryDatabase(server().databaseUrl, keepStatuses)
  await ada.call(endpoints.backends.create, { projectId })
  prepared = { ada, projectId, backend: await untilDone(ada, projectId) }
}, 60_000)

describe("a project's own backend", () => {
  it('goes from provisioning to success, with the migrations of the project carried out', async () => {
    const seen = await queryDatabase(server().databaseUrl, 'select status from seen order by place')
    expect([...new Set(seen.map(({ status }) => status))]).toEqual([
      'idle',
      'provisioning',
      'configuring',
      'migrating',
      'success',
    ])
    expect(prepared.backend).toMatchObject({
      status: 'success',
      message: null,
      migrations: ['0001_tables.sql', '0002_policies.sql'],
    })
  })

  it('serves the client of Supabase: people sign up, write, and see what is theirs alone', async () => {
    const ada = await signUp('Ada')
    const { data: list, error } = await ada.client.from('lists').insert({ name: 'home' }).select().single()
    expect(error).toBeNull()
    expect(list).toMatchObject({ name: 'home', owner: ada.id })
    const tasks = await ada.client.from('tasks').insert([
      { list_id: list.id, title: 'paint', priority: 2, tags: ['house'], details: { colour: 'blue' } },
      { list_id: list.id, title: 'sweep', priority: 1, tags: [], details: {} },
    ])
    expect(tasks).toMatchObject({ error: null, status: 201 })
    const own = await ada.client
      .from('lists')
      .select('name, tasks(title, colour:details->>colour), profiles(full_name)')
      .order('priority', { referencedTable: 'tasks' })
    expect(own.error).toBeNull()
    expect(own.data).toEqual([
      {
        name: 'home',
        tasks: [
          { title: 'sweep', colour: null },
          { title: 'paint', colour: 'blue' },
        ],
        profiles: { full_name: 'Ada' },
      },
    ])
    const bob = await signUp('Bob')
    expect((await bob.client.from('lists').select()).data).toEqual([])
    expect((await bob.client.from('tasks').update({ title: 'mine' }).gte('id', 0).select()).data).toEqual([])
    expect((await bob.client.from('tasks').insert({ list_id: list.id, title: 'x' })).error?.code).toBe(
      '42501',
    )
    expect((await anonymous().from('lists').select()).data).toEqual([])
    expect((await anonymous().from('lists').insert({ name: 'no' })).error?.code).toBe('42501')
  })

  it('answers filters, orders, pages, counts, upserts and calls as clients know them', async () => {
    const { client } = await signUp('Cleo')
    const { data: list } = await client.from('lists').insert({ name: 'shop' }).select('id').single()
    const listId: number = list?.id
    const titles = ['apples', 'bread', 'cheese', 'dates, dried', 'eggs']
    await client.from('tasks').insert(
      titles.map((title, priority) => ({
        list_id: listId,
        title,
        priority,
        tags: [title[0]],
        details: { n: priority },
      })),
    )
    const tasks = () => client.from('tasks').select('title')
    const titlesOf = async (query: PromiseLike<{ data: { title: string }[] | null; error: unknown }>) => {
      const { data, error } = await query
      expect(error).toBeNull()
      return data?.map(({ title }) => title)
    }
    expect(
      await titlesOf(tasks().neq('title', 'eggs').order('priority', { ascending: false }).limit(2)),
    ).toEqual(['dates, dried', 'cheese'])
    expect(await titlesOf(tasks().in('title', ['dates, dried', 'eggs', 'x"y']).order('id'))).toEqual([
      'dates, dried',
      'eggs',
    ])
    expect(
      await titlesOf(
        tasks().or('priority.lt.1,title.ilike.*GG*,and(priority.eq.2,title.eq.cheese)').order('id'),
      ),
    ).toEqual(['apples', 'cheese', 'eggs'])
    expect(await titlesOf(tasks().contains('tags', ['b']))).toEqual(['bread'])
    expect(await titlesOf(tasks().eq('details->>n', '2'))).toEqual(['cheese'])
    expect(await titlesOf(tasks().not('due', 'is', null))).toEqual([])
    expect(
      await titlesOf(tasks().gte('priority', 1).lte('priority', 2).like('title', '%e%').order('id')),
    ).toEqual(['bread', 'cheese'])
    const page = await client.from('tasks').select('title', { count: 'exact' }).order('id').range(1, 2)
    expect(page).toMatchObject({ status: 206, count: 5, data: [{ title: 'bread' }, { title: 'cheese' }] })
    expect(await client.from('tasks').select('*', { count: 'exact', head: true })).toMatchObject({
      count: 5,
      data: null,
    })
    expect((await client.from('lists').select('name, tasks(count)').eq('tasks.priority', 0)).data).toEqual([
      { name: 'shop', tasks: [{ count: 1 }] },
    ])
    expect(
      (await client.from('tasks').select('title, lists!inner(name)').eq('lists.name', 'none')).data,
    ).toEqual([])
    const upserted = await client
      .from('lists')
      .upsert([{ name: 'shop' }, { name: 'later' }], { onConflict: 'name', ignoreDuplicates: true })
      .select('name')
    expect(upserted.data).toEqual([{ name: 'later' }])
    expect((await client.rpc('count_tasks', { of_list: listId })).data).toBe(5)
    expect((await client.from('tasks').select().eq('title', 'none').single()).error?.code).toBe('PGRST116')
    expect((await client.from('tasks').select().eq('title', 'none').maybeSingle()).data).toBeNull()
    expect((await client.from('tasks').delete().eq('title', 'eggs').select('title').single()).data).toEqual({
      title: 'eggs',
    })
    expect((await client.from('nothing').select()).error).toMatchObject({ code: 'PGRST205' })
    expect((await client.from('tasks').insert({ nothing: 1 })).error).toMatchObject({ code: 'PGRST204' })
    expect((await client.from('tasks').insert({ list_id: listId })).error).toMatchObject({ code: '23502' })
    expect((await client.from('lists').insert({ name: 'shop' })).error).toMatchObject({ code: '23505' })
    expect((await client.from('tasks').delete()).error).toMatchObject({ code: '21000' })
    expect((await client.rpc('set_config', { setting_name: 'role' })).error).toMatchObject({
      code: 'PGRST202',
    })
  })
})

describe('row-level security of an app', () => {
  it('is on for every new table, and nobody but the service role sees into one without policies', async () => {
    const ref = refOf(prepared.backend)
    const found = await inAppDatabase(server().databaseUrl, ref, (client) =>
      client.query(
        "select relname, relrowsecurity from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
      ),
    )
    expect(found.rows.length).toBeGreaterThan(9)
    expect(found.rows.filter(({ relrowsecurity }) => !relrowsecurity)).toEqual([])
    await service().then((client) => client.from('closed').insert({ secret: 'x' }))
    expect((await anonymous().from('closed').select()).data).toEqual([])
    expect((await (await service()).from('closed').select()).data).toEqual([{ secret: 'x' }])
  })

  it('decides for six policies, four verbs and four roles as PostgreSQL itself does', async () => {
    const [ada, bob] = await Promise.all([signUp('Ada'), signUp('Bob')])
    const ref = refOf(prepared.backend)
    const askers = [
      { client: anonymous(), role: 'anon', sub: null },
      { client: ada.client, role: 'authenticated', sub: ada.id },
      { client: bob.client, role: 'authenticated', sub: bob.id },
      { client: await service(), role: 'service_role', sub: null },
    ]
    await inAppDatabase(server().databaseUrl, ref, async (database) => {
      for (const kind of policyKindNames) {
        const byAsker: string[] = []
        const byDatabase: string[] = []
        for (const asker of askers) {
          const outcomes: string[] = []
          const truths: string[] = []
          for (const verb of policyVerbs) {
            await fill(database, kind, [ada.id, bob.id])
            truths.push(await askDatabase(database, { kind, verb, owner: ada.id, ...asker }))
            outcomes.push(await askApp(asker.client, { kind, verb, owner: ada.id }))
          }
          byAsker.push(outcomes.join(' '))
          byDatabase.push(truths.join(' '))
        }
        expect({ kind, outcomes: byAsker.join(' | ') }).toEqual({ kind, outcomes: expectedOutcomes[kind] })
        expect({ kind, outcomes: byDatabase.join(' | ') }).toEqual({ kind, outcomes: expectedOutcomes[kind] })
      }
    })
  }, 60_000)

  it('is not passed by forged keys, borrowed tokens, other schemas or SQL in the wrong place', async () => {
    const { url, anonKey } = prepared.backend
    const eve = await signUp('Eve')
    const { data } = await eve.client.auth.getSession()
    const token = data.session?.access_token ?? ''
    const claims = (role: string) => ({
      role,
      sub: eve.id,
      aud: 'authenticated',
      exp: 4_000_000_000,
      session_id: eve.id,
    })
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const unsigned = `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims('service_role'))}.`
    const resigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims('service_role'))}.${anonKey.split('.')[2]}`
    const raised = `${token.split('.')[0]}.${encode(claims('service_role'))}.${token.split('.')[2]}`
    const ask = (path: string, headers: Record<string, string> = {}) =>
      fetch(`${url}/rest/v1/${path}`, {
        headers: { apikey: anonKey, authorization: `Bearer ${anonKey}`, ...headers },
      })
    const refusals = await Promise.all([
      ...[unsigned, resigned, raised, prepared.ada.token, 'x'].map((bearer) =>
        ask('closed', { authorization: `Bearer ${bearer}` }),
      ),
      ...[unsigned, resigned, '', 'x'].map((key) => ask('closed', { apikey: key, authorization: '' })),
      ask('closed', { apikey: 'x', authorization: `Bearer ${token}` }),
      ask('users', { 'accept-profile': 'auth' }),
      ask('auth.users'),
      ask('pg_authid'),
      ask('rpc/current_setting?setting_name=role'),
      ask('closed?select=secret::text;reset role'),
      ask('closed?select=secret::"public"."closed"'),
      ask("closed?select=secret->>'x'||pg_read_file('/etc/passwd')"),
      ask('closed?order=(select 1)'),
      ask('closed?secret=eq.1&limit=1;select 1'),
      ask('closed?"secret" is null or true--=eq.1'),
      ask('closed?secret=any.{1}'),
    ])
    expect(refusals.map(({ status }) => status).filter((status) => status < 400)).toEqual([])
    const harmless = await ask(
      `closed?select=${encodeURIComponent('secret->"\'; reset role; --"')}&secret=eq.${encodeURIComponent("' or true--")}`,
    )
    expect(await harmless.json()).toEqual([])
    expect(
      (await (await service()).auth.admin.updateUserById(eve.id, { role: 'service_role' })).error,
    ).toBeNull()
    await eve.client.auth.refreshSession()
    expect((await eve.client.from('closed').select()).error?.code).toBe('PGRST301')
  })
})

describe("an app's database", () => {
  it('lies in the same PostgreSQL and has logins that are no superusers', async () => {
    const ref = refOf(prepared.backend)
    const roles = await queryDatabase(
      server().databaseUrl,
      "select rolsuper or rolcreatedb or rolcreaterole or rolbypassrls or rolreplication as may from pg_roles where rolname like 'app_' || $1 || '_%'",
      [ref],
    )
    expect(roles).toEqual([{ may: false }, { may: false }])
  })

  it('holds the same tables of accounts as the product', async () => {
    const ref = refOf(prepared.backend)
    const columns = `select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as each
      from information_schema.columns where table_schema = 'auth' and is_generated = 'NEVER'
        and table_name not in ('rate_limits', 'secret_canary') order by 1`
    const own = await queryDatabase(server().databaseUrl, columns)
    const apps = await inAppDatabase(server().databaseUrl, ref, (client) => client.query(columns))
    expect(apps.rows).toEqual(own)
  })

  it('follows the migrations of its project, says which one failed, and goes on once it is mended', async () => {
    const { ada, projectId } = prepared
    const path = 'supabase/migrations/0003_more.sql'
    const save = async (content: string, baseHash: string | null = null) =>
      ada.call(endpoints.files.write, { projectId, path, content, baseHash })
    await save('create table public.more (id nonsense)')
    await expect
      .poll(async () => (await findBackend())?.message, patience)
      .toMatch(/^0003_more.sql: type "nonsense"/)
    const { hash } = await ada.call(endpoints.files.read, { projectId, path })
    await save('create table public.more (id int primary key)', hash)
    await expect.poll(findBackend, patience).toMatchObject({ status: 'success', message: null })
    expect((await anonymous().from('more').select()).data).toEqual([])
    const { tables: shown } = await ada.call(endpoints.backends.schema, { projectId })
    expect(shown.map(({ name }) => name)).toContain('more')
  })

  it('does not try again what failed and was not mended', { tags: ['thorough'] }, async () => {
    const { ada, projectId } = prepared
    const path = 'supabase/migrations/0003_wrong.sql'
    const write = (at: string, content: string) =>
      ada.call(endpoints.files.write, { projectId, path: at, content, baseHash: null })
    await write(path, 'create table public.wrong (id nonsense)')
    await expect.poll(findBackend, patience).toMatchObject({ status: 'error' })
    const countTries = async () =>
      (await queryDatabase(server().databaseUrl, "select from seen where status = 'provisioning'")).length
    const before = await countTries()
    for (const name of ['b', 'c', 'd', 'e', 'f', 'g']) await write(`src/${name}.ts`, 'export {}')
    await ada.call(endpoints.files.delete, { projectId, path })
    await expect.poll(findBackend, patience).toMatchObject({ status: 'success', message: null })
    expect(await countTries()).toBe(before + 1)
  })

  it(
    'waits for a person with what does more than add, however its files came to be, and with all that follows',
    { tags: ['thorough'] },
    async () => {
      const { ada, projectId } = prepared
      const save = (path: string, content: string) =>
        ada.call(endpoints.files.write, { projectId, path, content, baseHash: null })
      await (await service()).from('closed').insert({ secret: 'kept' })
      const findTables = async () =>
        (await ada.call(endpoints.backends.schema, { projectId })).tables.map(({ name }) => name)
      await save('supabase/migrations/0004_adds.sql', 'create table public.added (id int)')
      await expect.poll(findTables, patience).toContain('added')
      await save('supabase/migrations/0005_drops.sql', 'drop table public.closed')
      const waits = fillText(texts.backends.migrationWaits, { name: '0005_drops.sql' })
      const told = async () => (await findBackend())?.message
      await expect.poll(told, patience).toBe(waits)
      await save('supabase/migrations/0006_adds.sql', 'create table public.later (id int)')
      await save('src/a.ts', 'export {}')
      await expect.poll(findBackend, patience).toMatchObject({ status: 'success', message: waits })
      await expect
        .poll(async () => (await findBackend())?.waiting, patience)
        .toEqual([
          { name: '0005_drops.sql', sql: 'drop table public.closed' },
          { name: '0006_adds.sql', sql: 'create table public.later (id int)' },
        ])
      expect(await findTables()).not.toContain('later')
      expect((await (await service()).from('closed').select()).data).toContainEqual({ secret: 'kept' })

      await ada.call(endpoints.backends.create, { projectId })
      expect(await untilDone(ada, projectId)).toMatchObject({ status: 'success', message: null, waiting: [] })
      expect(await findTables()).toContain('later')
      expect(await findTables()).not.toContain('closed')
      const { current } = await ada.call(endpoints.team.read, {})
      const { entries } = await ada.call(endpoints.team.audit, { workspaceId: current.id })
      expect(entries.find(({ act }) => act === 'migrations-allowed')?.detail).toBe(
        '0005_drops.sql, 0006_adds.sql',
      )
      expect(entries.map(({ act }) => act)).toContain('secret-shown')
    },
  )

  it('lets nobody run what can lose what is in it but those who may delete it, and runs what they saw', async () => {
    const { ada, projectId, write } = await openTestProject(server())
    const grace = await join(ada)
    const find = async () => (await grace.call(endpoints.backends.find, { projectId })).backend
    const notes = 'create table public.notes (id int primary key)'
    await write('supabase/migrations/0001_notes.sql', `${notes}; insert into public.notes values (1)`)
    // A database without anything in it can lose nothing, so everybody may have it set up.
    await grace.call(endpoints.backends.create, { projectId })
    expect(await untilDone(grace, projectId)).toMatchObject({ status: 'success', message: null })

    const path = 'supabase/migrations/0002_drops.sql'
    const { hash } = await write(path, 'drop table public.notes')
    await expect.poll(async () => (await find())?.waiting, patience).toHaveLength(1)
    const refusal = await grace.refused(endpoints.backends.create, { projectId })
    expect(refusal).toMatchObject({
      status: 403,
      message: fillText(texts.backends.notYoursToRun, { name: '0002_drops.sql' }),
    })
    const before = await find()
    expect(before).toMatchObject({ status: 'success', migrations: ['0001_notes.sql'] })
    const removal = { projectId, confirmation: 'one' }
    expect(await grace.refused(endpoints.backends.remove, removal)).toMatchObject({
      status: 403,
      message: texts.backends.notYours,
    })

    // What fails is tried again by everybody as far as it only adds, and no further.
    await write(path, 'drop table public.nothing', { baseHash: hash })
    await ada.call(endpoints.backends.create, { projectId })
    expect(await untilDone(grace, projectId)).toMatchObject({
      status: 'error',
      waiting: [{ name: '0002_drops.sql' }],
    })
    expect(await grace.refused(endpoints.backends.create, { projectId })).toMatchObject({ status: 403 })
    await write('supabase/migrations/0001b_adds.sql', 'create table public.added (id int)')
    await expect.poll(async () => (await find())?.migrations, patience).toContain('0001b_adds.sql')
    await untilDone(grace, projectId)

    const file = await ada.call(endpoints.files.read, { projectId, path })
    await write(path, 'drop table public.notes', { baseHash: file.hash })
    const alan = await join(ada, 'admin')
    await alan.call(endpoints.backends.create, { projectId })
    expect(await untilDone(alan, projectId)).toMatchObject({ status: 'success', message: null, waiting: [] })
    const { current } = await ada.call(endpoints.team.read, {})
    const { entries } = await ada.call(endpoints.team.audit, { workspaceId: current.id })
    const allowed = entries.filter(({ act }) => act === 'migrations-allowed')
    expect(allowed.map(({ detail }) => detail)).toEqual(['0002_drops.sql', '0002_drops.sql'])
  })

  it('says no more that it waits once what it waits for is gone', async () => {
    const { ada, projectId } = prepared
    const path = 'supabase/migrations/0007_empties.sql'
    await ada.call(endpoints.files.write, {
      projectId,
      path,
      content: 'truncate public.more',
      baseHash: null,
    })
    await expect.poll(async () => (await findBackend())?.message, patience).toContain('0007_empties.sql')
    await ada.call(endpoints.files.delete, { projectId, path })
    await expect.poll(findBackend, patience).toMatchObject({ status: 'success', message: null })
  })

  it(
    'says no more that it waits for its only migration once that is gone',
    { tags: ['thorough'] },
    async () => {
      const { ada, projectId, write } = await openTestProject(server())
      const find = async () => (await ada.call(endpoints.backends.find, { projectId })).backend
      await ada.call(endpoints.backends.create, { projectId })
      await untilDone(ada, projectId)
      const path = 'supabase/migrations/0001_empties.sql'
      await write(path, 'truncate auth.users')
      await expect.poll(async () => (await find())?.message, patience).toContain('0001_empties.sql')
      await ada.call(endpoints.files.delete, { projectId, path })
      await expect.poll(find, patience).toMatchObject({ status: 'success', message: null })
    },
  )

  it('carries out what is added while it is at work', { tags: ['thorough'] }, async () => {
    const { ada, projectId } = prepared
    const save = (name: string, content: string) =>
      ada.call(endpoints.files.write, {
        projectId,
        path: `supabase/migrations/${name}.sql`,
        content,
        baseHash: null,
      })
    await save('0008_slow', 'select pg_sleep(2)')
    await expect.poll(async () => (await findBackend())?.waiting, patience).toHaveLength(1)
    await ada.call(endpoints.backends.create, { projectId })
    await expect.poll(async () => (await findBackend())?.status, patience).toBe('migrating')
    await save('0009_meanwhile', 'create table public.meanwhile (id int)')
    const findTables = async () =>
      (await ada.call(endpoints.backends.schema, { projectId })).tables.map(({ name }) => name)
    await expect.poll(findTables, patience).toContain('meanwhile')
    expect(await untilDone(ada, projectId)).toMatchObject({ status: 'success', message: null })
  })

  it('is used on while it is prepared for its next migrations', async () => {
    await queryDatabase(
      server().databaseUrl,
      "update backends set status = 'provisioning', updated_at = now()",
    )
    const other = await startTestServer({ settings: { DATABASE_URL: server().databaseUrl, SECRET_KEY } })
    const url = `${other.address}/backends/${refOf(prepared.backend)}`
    const { data } = await createClient(url, prepared.backend.anonKey, options).from('more').select()
    expect(data).toEqual([])
  })

  it('goes on by itself where whoever worked on it was killed', async () => {
    const { ada, projectId } = prepared
    await ada.call(endpoints.files.write, {
      projectId,
      path: 'supabase/migrations/0010_left.sql',
      content: 'create table public.left_behind (id int)',
      baseHash: null,
    })
    expect(await findBackend()).toMatchObject({ status: 'provisioning' })
    await queryDatabase(
      server().databaseUrl,
      "update backends set updated_at = now() - interval '31 seconds'",
    )
    await expect.poll(findBackend, patience).toMatchObject({
      status: 'success',
      message: null,
      migrations: expect.arrayContaining(['0010_left.sql']),
    })
  })

  it('goes with its project', async () => {
    const { ada, projectId } = prepared
    const ref = refOf(prepared.backend)
    await ada.call(endpoints.projects.delete, { projectId, confirmation: 'one' })
    const left = () =>
      queryDatabase(
        server().databaseUrl,
        "select datname as name from pg_database where datname like '%' || $1 || '%' union all select rolname from pg_roles where rolname like '%' || $1 || '%'",
        [ref],
      )
    await expect.poll(left, patience).toEqual([])
    expect((await anonymous().from('lists').select()).status).toBe(404)
  })
})

const findBackend = async () =>
  (await prepared.ada.call(endpoints.backends.find, { projectId: prepared.projectId })).backend

async function untilDone(user: TestUser, projectId: ProjectId): Promise<Backend> {
  for (;;) {
    const { backend } = await user.call(endpoints.backends.find, { projectId })
    if (backend && ['success', 'error'].includes(backend.status)) return backend
    await sleep(25)
  }
}

/** Somebody new who works in another one's workspace. */
async function join(host: TestUser, role: TeamRole = 'user'): Promise<TestUser> {
  const member = await createTestUser(server())
  const { current } = await host.call(endpoints.team.read, {})
  await queryDatabase(
    server().databaseUrl,
    'insert into workspace_members (workspace_id, user_id, role, created_at) values ($1, $2, $3, now())',
    [current.id, member.id, role],
  )
  return member
}

const refOf = ({ url }: Backend) => url.split('/').at(-1) ?? ''

const options = { auth: { persistSession: false, autoRefreshToken: false } }
const anonymous = () => createClient(prepared.backend.url, prepared.backend.anonKey, options)

async function signUp(name: string) {
  const client = anonymous()
  const { data, error } = await client.auth.signUp({
    email: `${name.toLowerCase()}-${crypto.randomUUID()}@example.com`,
    password: 'a joint that holds',
    options: { data: { full_name: name } },
  })
  if (error) throw error
  return { client, id: data.user?.id ?? '' }
}

async function service() {
  const { ada, projectId, backend } = prepared
  const { serviceKey } = await ada.call(endpoints.backends.serviceKey, { projectId })
  return createClient(backend.url, serviceKey, options)
}

interface Cell {
  kind: PolicyKind
  verb: (typeof policyVerbs)[number]
  owner: string
}

async function fill(
  client: pg.Client,
  kind: PolicyKind,
  [one, other]: readonly [string, string],
): Promise<void> {
  const table = `public.${tableOf(kind)}`
  await client.query(
    `truncate ${table}; insert into ${table} (id, owner) values (1, '${one}'), (2, '${other}')`,
  )
}

interface Seen {
  data: readonly unknown[] | null
  error: { code: string } | null
}

/** How many rows it saw or changed, or the code of the refusal. */
async function askApp(client: ReturnType<typeof anonymous>, { kind, verb, owner }: Cell): Promise<string> {
  const table = client.from(tableOf(kind))
  if (verb === 'insert') {
    const { error } = await table.insert({ id: 3, owner })
    return error ? error.code : '1'
  }
  const asked: Record<typeof verb, () => PromiseLike<Seen>> = {
    select: () => table.select('id'),
    update: () => table.update({ note: 'x' }).gte('id', 0).select('id'),
    delete: () => table.delete().gte('id', 0).select('id'),
  }
  const { data, error } = await asked[verb]()
  return error ? error.code : String(data?.length)
}

/** The same in PostgreSQL's own words; nothing of it stays. */
async function askDatabase(
  client: pg.Client,
  asked: Cell & { role: string; sub: string | null },
): Promise<string> {
  const { kind, verb, owner, role, sub } = asked
  const table = `public.${tableOf(kind)}`
  const statements = {
    select: `select id from ${table}`,
    insert: `insert into ${table} (id, owner) values (3, '${owner}')`,
    update: `update ${table} set note = 'x' where id >= 0 returning id`,
    delete: `delete from ${table} where id >= 0 returning id`,
  }
  const claims = pg.escapeLiteral(JSON.stringify({ role, sub }))
  await client.query(
    `begin; select set_config('request.jwt.claims', ${claims}, true); set local role ${role}`,
  )
  try {
    return String((await client.query(statements[verb])).rowCount)
  } catch (error) {
    return error instanceof pg.DatabaseError ? String(error.code) : 'failed'
  } finally {
    await client.query('rollback')
  }
}
