import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { endpoints, texts } from '@joinery/contract'
import type { DatabaseId, InputOf } from '@joinery/contract'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { trialLimit } from '../../http/limit-trials.ts'
import { openEgress } from '../../adapters/egress/open-egress.ts'
import { openHeldDoor } from '../../testing/held-door.ts'
import { openPostgresOverTcp, shopTables } from '../../testing/postgres-over-tcp.ts'
import { shareTestServer } from '../../testing/share-test-server.ts'
import { createTestProject } from '../../testing/test-project.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { createTestUser, queryDatabase } from '../../testing/test-user.ts'
import type { TestUser } from '../../testing/test-user.ts'
import { openPostgres } from './postgres/store.ts'
import { visitLimits } from './user-database.ts'

const { databases, team } = endpoints
const name = `shop_${randomUUID().replaceAll('-', '')}`
const password = `canary-${randomUUID()}`

let server: TestServer
let ada: TestUser
let eve: TestUser
let shop: Awaited<ReturnType<typeof openPostgresOverTcp>>
let databaseId: DatabaseId

shareTestServer(async (started) => {
  server = started
  shop = await openPostgresOverTcp({ root: inject('postgres'), name, password, statements: shopTables })
  ada = await createTestUser(server, { email: 'ada@example.com' })
  eve = await createTestUser(server, { email: 'eve@example.com' })
  databaseId = (await ada.call(databases.connect, { name: 'Shop', address: address(), tls: 'off' })).id
})
afterAll(() => shop.close())

const address = () =>
  ({
    engine: 'postgresql',
    host: '127.0.0.1',
    port: shop.port,
    database: name,
    username: name,
    password,
  }) as const
const url = () => `postgresql://${name}:${password}@127.0.0.1:${shop.port}/${name}`
const ask = (statement: string, more: Partial<InputOf<typeof databases.query>> = {}) =>
  ada.call(databases.query, { databaseId, statement, ...more })
const refuse = (statement: string, more: object = {}) =>
  ada.refused(databases.query, { databaseId, statement, ...more })
const rows = (more: Partial<InputOf<typeof databases.rows>>) =>
  ada.call(databases.rows, { databaseId, schema: 'public', table: 'customers', ...more })

async function openDoor() {
  const { port, hold } = await openHeldDoor(shop.port)
  return { hold, input: { address: { ...address(), port }, tls: 'off' } as const }
}

/** Length, sequence, the mark of an error, its number, its words. */
const fullHousePacket = Buffer.concat([
  Buffer.from([23, 0, 0, 0, 0xff, 0x10, 0x04]),
  Buffer.from('Too many connections'),
])

describe('connecting a database', () => {
  it('works by fields and by address, after it was tried for real', async () => {
    expect(await ada.call(databases.try, { address: address(), tls: 'off' })).toEqual({
      serverVersion: expect.stringMatching(/^PostgreSQL 18/),
    })
    const connected = await ada.call(databases.connect, {
      name: 'By address',
      address: { url: url() },
      tls: 'off',
    })
    expect(connected).toMatchObject({
      name: 'By address',
      host: '127.0.0.1',
      port: shop.port,
      username: name,
    })
    await ada.call(databases.remove, { databaseId: connected.id })
    expect((await ada.call(databases.list, {})).databases.map(({ id }) => id)).toEqual([databaseId])
  })

  it('speaks to a MySQL server as one, by fields and by address', async () => {
    // A server that has no room says so before anything else, and only to whoever speaks its language.
    const busy = createServer((socket) => socket.end(fullHousePacket))
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve))
    const listening = busy.address()
    const port = typeof listening === 'object' && listening ? listening.port : 0
    for (const target of [
      { ...address(), engine: 'mysql', port },
      { url: `mysql://u:p@127.0.0.1:${port}/shop` },
      { url: `mariadb://u:p@127.0.0.1:${port}/shop` },
    ]) {
      const refused = await ada.refused(databases.try, { address: target, tls: 'off' })
      expect(refused).toMatchObject({ status: 400, message: expect.stringContaining('Too many connections') })
    }
    busy.close()
  })

  it.each([
    ['a wrong password', { password: 'wrong' }, 'password authentication failed'],
    ['a database that is not there', { database: 'nowhere' }, 'nowhere'],
    ['a port where nobody listens', { port: 1 }, texts.egress.unreachable],
    ['a name that does not exist', { host: 'nowhere.invalid' }, texts.egress.notFound],
    ['the path of a socket', { host: '/var/run/postgresql' }, texts.egress.notAnAddress],
    ["a cloud's credentials", { host: '169.254.169.254' }, texts.egress.privateAddress],
  ])('keeps nothing after %s, and says why', async (_, wrong, reason) => {
    const refused = await ada.refused(databases.connect, {
      name: 'Wrong',
      address: { ...address(), ...wrong },
      tls: 'off',
    })
    expect(refused).toMatchObject({ status: 400, message: expect.stringContaining(reason) })
    expect((await ada.call(databases.list, {})).databases).toHaveLength(1)
  })

  it('goes without encryption only where that was chosen', async () => {
    for (const tls of ['require', 'verify']) {
      const refused = await ada.refused(databases.try, { address: address(), tls })
      expect(refused.message).toContain('does not support SSL')
    }
    const asked = await ada.refused(databases.try, {
      address: { url: `${url()}?sslmode=require` },
      tls: 'off',
    })
    expect(asked.message).toContain('does not support SSL')
  })

  it('can be changed after it was tried again; the password stays unless it would go elsewhere', async () => {
    const old = await ada.call(databases.connect, { name: 'Old', address: address(), tls: 'off' })
    const { id } = old
    const change = {
      baseHash: old.hash,
      databaseId: id,
      name: 'New',
      address: { ...address(), password: '' },
      tls: 'off',
    } as const
    const { name: _name, baseHash: _baseHash, ...trial } = change
    expect(await ada.call(databases.try, trial)).toHaveProperty('serverVersion')
    const changed = await ada.call(databases.change, change)
    expect(changed).toMatchObject({ id, name: 'New' })
    expect((await ada.call(databases.schema, { databaseId: id })).tables).not.toEqual([])
    for (const [fields, reason] of [
      [{ host: 'localhost' }, texts.databases.edit.passwordNeeded],
      [{ password: 'wrong' }, 'password authentication failed'],
    ] as const) {
      const refused = await ada.refused(databases.change, {
        ...change,
        baseHash: changed.hash,
        name: 'Never',
        address: { ...change.address, ...fields },
      })
      expect(refused).toMatchObject({ status: 400, message: expect.stringContaining(reason) })
    }
    expect(await eve.refused(databases.change, change)).toMatchObject({ status: 404 })
    expect((await ada.call(databases.list, {})).databases[1]?.name).toBe('New')
    await ada.call(databases.remove, { databaseId: id })
    const { current } = await ada.call(team.read, {})
    const { entries } = await ada.call(team.audit, { workspaceId: current.id })
    expect(entries.slice(0, 3).map(({ act, subject }) => `${act} ${subject}`)).toEqual([
      'disconnected the database New',
      'connection-changed the database New',
      'connected the database Old',
    ])
  })

  it('is changed only from what it is, so that no tab puts back what another one has changed', async () => {
    const door = await openDoor()
    const first = await ada.call(databases.connect, { name: 'Both', ...door.input })
    const change = { databaseId: first.id, ...door.input, baseHash: first.hash }
    const { reached, release } = door.hold()
    // It goes on from what was there when it began, and is still being tried when the other one is saved.
    const slow = ada.refused(databases.change, { ...change, name: 'Slow' })
    await reached
    const changed = await ada.call(databases.change, {
      ...change,
      name: 'Quick',
      address: address(),
    })
    release()
    const refusal = { status: 409, code: 'conflict', message: texts.databases.edit.changedElsewhere }
    expect(await slow).toMatchObject(refusal)
    const kept = { ...change.address, password: '' }
    expect(await ada.refused(databases.change, { ...change, name: 'Late', address: kept })).toMatchObject(
      refusal,
    )
    const listed = (await ada.call(databases.list, {})).databases.at(-1)
    expect(listed).toEqual(changed)
    expect(listed).toMatchObject({ name: 'Quick', port: shop.port })
    // The same password again is a change too: it may be another one.
    const again = { databaseId: first.id, name: 'Quick', address: address(), tls: 'off' } as const
    const { hash } = await ada.call(databases.change, { ...again, baseHash: changed.hash })
    expect(hash).not.toBe(changed.hash)
    await ada.call(databases.remove, { databaseId: first.id })
  })

  it('is one of at most fifty, however many are connected at once', async () => {
    const grace = await createTestUser(server)
    await queryDatabase(
      server.databaseUrl,
      `insert into database_connections (id, user_id, name, engine, host, port, database, username, sealed_password, tls,
         server_version, created_at)
       select gen_random_uuid(), $1, 'Old', 'postgresql', 'db', 5432, 'd', 'u', '', 'off', '', now()
       from generate_series(1, 45)`,
      [grace.id],
    )
    const input = { name: 'New', address: address(), tls: 'off' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => grace.ask(databases.connect, input)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect((await grace.call(databases.list, {})).databases).toHaveLength(50)
    expect(await grace.refused(databases.connect, input)).toMatchObject({
      code: 'limit-reached',
      message: texts.databases.tooMany,
    })
  })

  it('is tried 30 times in ten minutes and no more, together with services and providers of models', async () => {
    const grace = await createTestUser(server)
    const nobody = { address: { ...address(), port: 1 }, tls: 'off' }
    for (let time = 0; time < trialLimit.limit; time += 1)
      expect(await grace.refused(databases.try, nobody)).toMatchObject({ status: 400 })
    const answer = await grace.ask(databases.try, nobody)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    const { aiProviders, integrations } = endpoints
    for (const [endpoint, input] of [
      [databases.connect, { name: 'Shop', ...nobody }],
      [aiProviders.connect, { id: 'openai', key: 'sk-none' }],
      [integrations.connectCodeHosting, { token: 'ghp_none' }],
      [integrations.connectHostedBackend, { url: 'http://127.0.0.1:1', publishableKey: 'none' }],
      [integrations.connectDesignTool, { token: 'figd_none_none_none_none_none' }],
      [integrations.connectAppBackend, { configuration: '{}', services: [] }],
    ] as const)
      expect(await grace.refused(endpoint, input)).toMatchObject({ status: 429 })
    expect(await eve.call(databases.try, { address: address(), tls: 'off' })).toHaveProperty('serverVersion')
  })

  it('shows the password to nobody and stores it encrypted', async () => {
    const listed = JSON.stringify(await ada.call(databases.list, {}))
    const stored = JSON.stringify(
      await queryDatabase(server.databaseUrl, 'select * from database_connections'),
    )
    expect(stored).toContain('v1.')
    for (const text of [listed, stored, server.logged.join('')]) expect(text).not.toContain(password)
  })

  it('is not there for anybody else', async () => {
    expect((await eve.call(databases.list, {})).databases).toEqual([])
    const theirs = { schema: 'public', table: 'customers', statement: 'select 1' }
    for (const endpoint of [databases.schema, databases.history, databases.remove])
      expect(await eve.refused(endpoint, { databaseId })).toMatchObject({ status: 404 })
    const { statement, ...table } = theirs
    expect(await eve.refused(databases.query, { databaseId, statement })).toMatchObject({ status: 404 })
    expect(await eve.refused(databases.rows, { databaseId, ...table })).toMatchObject({ status: 404 })
  })

  it('whose name ends in the middle of a character leaves the log as it was written', async () => {
    const grace = await createTestUser(server)
    await grace.call(databases.connect, { name: 'Half \ud83d', address: address(), tls: 'off' })
    const { current } = await grace.call(team.read, {})
    expect(await grace.call(team.audit, { workspaceId: current.id })).toMatchObject({
      entries: [{ act: 'connected', subject: 'the database Half \ufffd' }],
      isIntact: true,
    })
  })
})

describe('a connection that is removed in the middle of something', () => {
  it('answers what it was asked before', async () => {
    const door = await openDoor()
    const { id } = await ada.call(databases.connect, { name: 'Short', ...door.input })
    const { reached, release } = door.hold()
    const asking = ada.call(databases.query, { databaseId: id, statement: 'select 7' })
    await reached
    await ada.call(databases.remove, { databaseId: id })
    release()
    expect(await asking).toMatchObject({ rows: [['7']], rowCount: 1 })
  })

  it('is not changed any more, and the log does not say so', async () => {
    const door = await openDoor()
    const { id, hash } = await ada.call(databases.connect, { name: 'Going', ...door.input })
    const { reached, release } = door.hold()
    const changing = ada.refused(databases.change, {
      databaseId: id,
      name: 'Gone',
      baseHash: hash,
      ...door.input,
    })
    await reached
    await ada.call(databases.remove, { databaseId: id })
    release()
    expect(await changing).toMatchObject({ status: 404, message: texts.databases.missing })
    const { current } = await ada.call(team.read, {})
    const { entries } = await ada.call(team.audit, { workspaceId: current.id })
    expect(entries[0]).toMatchObject({ act: 'disconnected', subject: 'the database Going' })
  })
})

describe('looking into a database', () => {
  it('shows tables, views, columns and keys', async () => {
    const { tables, foreignKeys, isCut } = await ada.call(databases.schema, { databaseId })
    expect(tables.map((table) => table.name)).toEqual(['big_orders', 'customers', 'orders', 'we"ird | table'])
    expect(tables[0]?.kind).toBe('view')
    expect(tables[1]).toEqual({
      schema: 'public',
      name: 'customers',
      kind: 'table',
      rowEstimate: 120,
      columns: [
        { name: 'id', type: 'integer', isNullable: false, isPrimaryKey: true, defaultValue: null },
        { name: 'name', type: 'text', isNullable: false, isPrimaryKey: false, defaultValue: null },
        { name: 'city', type: 'text', isNullable: true, isPrimaryKey: false, defaultValue: "'Oslo'::text" },
      ],
    })
    expect(foreignKeys).toEqual([
      {
        name: 'orders_customer_id_fkey',
        from: { schema: 'public', table: 'orders', columns: ['customer_id'] },
        to: { schema: 'public', table: 'customers', columns: ['id'] },
      },
    ])
    expect(isCut).toBe(false)
  })

  it('pages through rows by the primary key', async () => {
    const [first, last] = [await rows({}), await rows({ page: 2 })]
    expect(first).toMatchObject({ columns: ['id', 'name', 'city'], hasMore: true })
    expect(first.rows).toHaveLength(50)
    expect(last.rows[0]).toEqual(['101', 'Customer 101', 'City 1'])
    expect({ count: last.rows.length, hasMore: last.hasMore }).toEqual({ count: 20, hasMore: false })
  })

  it('sorts by any column, and empty ones come last', async () => {
    const sorted = await rows({ sort: 'name', direction: 'descending', pageSize: 1 })
    expect(sorted.rows).toEqual([['99', 'Customer 99', null]])
    expect((await rows({ sort: 'city', pageSize: 1 })).rows).toEqual([['5', 'Customer 5', 'City 0']])
  })

  it.each([
    ['contains', 'name', 'MER 12', 2],
    ['equals', 'city', 'City 1', 16],
    ['differs', 'city', 'City 1', 104],
    ['greater', 'id', '100', 20],
    ['less', 'id', '3', 2],
    ['is-null', 'city', '', 40],
    ['is-not-null', 'city', '', 80],
  ] as const)('filters by %s', async (...[operator, filter, value, count]) => {
    expect((await rows({ operator, filter, value, pageSize: 200 })).rows).toHaveLength(count)
  })

  it('takes names and values for what they are, however they look', async () => {
    const weird = await rows({ table: 'we"ird | table', sort: 'sel"ect' })
    expect(weird).toEqual({ columns: ['sel"ect'], rows: [], hasMore: false })
    const hostile = { filter: 'id"; drop table customers; --', operator: 'equals', value: "' or 1=1 --" }
    expect(
      await ada.refused(databases.rows, { databaseId, schema: 'public', table: 'customers', ...hostile }),
    ).toMatchObject({ status: 400, message: expect.stringContaining('does not exist') })
    expect((await rows({ filter: 'name', operator: 'equals', value: "' or 1=1 --" })).rows).toEqual([])
  })
})

describe('the query console', () => {
  it('answers with columns, rows and a count, and keeps a history with what failed', async () => {
    expect(await ask('select id, note from orders where id < 3 order by id')).toMatchObject({
      columns: ['id', 'note'],
      rows: [
        ['1', '{"a": 1}'],
        ['2', '{"a": 1}'],
      ],
      rowCount: 2,
      isCut: false,
    })
    expect((await refuse('select nothing')).message).toContain('"nothing" does not exist')
    const { queries } = await ada.call(databases.history, { databaseId })
    expect(queries.map(({ statement, error }) => [statement, error !== null]).slice(0, 2)).toEqual([
      ['select nothing', true],
      ['select id, note from orders where id < 3 order by id', false],
    ])
  })

  it.each([
    'delete from orders',
    'update orders set total = 0',
    'drop table orders',
    '/* harmless */ truncate orders',
    'with gone as (delete from orders returning *) select * from gone',
    'explain analyze delete from orders',
    'select 1; delete from orders',
    'select 1; commit; delete from orders',
    'commit',
    'set transaction read write',
    "select set_config('transaction_read_only', 'off', false); delete from orders",
    "select set_config('transaction_read_only', 'off', false), nextval('no_sequence')",
    'do $$ begin set transaction read write; delete from orders; end $$',
    'select * into copied from orders',
    'copy orders to stdout',
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
  ])('changes nothing by default, not even with %j', async (statement) => {
    await refuse(statement)
    await ada.ask(databases.query, { databaseId, statement, isExplain: true })
    expect((await ask('select count(*) from orders')).rows).toEqual([['120']])
  })

  it('refuses in the database itself what looks like a question', async () => {
    const sly = 'with gone as (delete from orders returning *) select * from gone'
    expect((await refuse(sly)).message).toContain('read-only transaction')
    expect((await refuse('delete from orders')).message).toBe(texts.databases.console.readOnly)
  })

  it('changes data where that is allowed, and says how much', async () => {
    expect(await ask('update orders set total = 1 where id > 110', { allowsWrites: true })).toMatchObject({
      rows: [],
      rowCount: 10,
    })
    expect((await ask('select count(*) from orders where total = 1')).rows).toEqual([['10']])
    await ask('delete from orders where id > 110', { allowsWrites: true, isExplain: true })
    expect((await ask('select count(*) from orders')).rows).toEqual([['120']])
  })

  it('gives at most 1,000 rows and says that there are more', async () => {
    const answer = await ask('select generate_series(1, 1000000)')
    expect({ ...answer, rows: answer.rows.length }).toMatchObject({
      rows: 1_000,
      isCut: true,
      rowCount: null,
    })
    const wide = await ask("select repeat('x', 100000)")
    expect(wide.rows[0]?.[0]).toHaveLength(10_001)
  })

  it('stops a statement that takes too long, one that tries to lift the limit too', async () => {
    const egress = openEgress({ allowPrivate: true })
    const limits = { ...visitLimits, timeoutMs: 200 }
    for (const text of [
      'select pg_sleep(60)',
      "select set_config('statement_timeout', '0', false), pg_sleep(60)",
    ]) {
      const open = await openPostgres(egress, { ...address(), tls: 'off', caCertificate: null }, limits)
      await expect(open.run({ text, allowsWrites: false })).rejects.toThrow(texts.databases.console.timedOut)
      open.close()
    }
  })

  it('asks a few things at once for one user, keeps some waiting, and refuses the rest', async () => {
    const statement = `select count(*), pg_sleep(0.3) from pg_stat_activity
      where datname = current_database() and application_name = 'joinery' and wait_event = 'PgSleep'`
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => ada.ask(databases.query, { databaseId, statement })),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
    const results = await Promise.all(answers.filter(({ ok }) => ok).map((answer) => answer.json()))
    const seen = results.map((result) => Number(databases.query.output.parse(result).rows[0]?.[0]))
    expect(seen).toHaveLength(20)
    // Whoever counts does not sleep yet.
    expect(Math.max(...seen)).toBeLessThanOrEqual(3)
  })

  it('explains instead of running', async () => {
    const { columns, rows: plan } = await ask('select * from orders', { isExplain: true })
    expect(columns).toEqual(['QUERY PLAN'])
    expect(plan[0]?.[0]).toContain('Seq Scan on orders')
  })
})

describe('using a database in a project', () => {
  it('writes the schema where the engine reads it, never the password, and only once', async () => {
    const { projectId, write, read } = await createTestProject(ada)
    await write('AGENTS.md', '# Rules\n\nSpeak Norwegian.\n')
    for (const _ of [1, 2]) {
      expect(await ada.call(databases.addToProject, { databaseId, projectId })).toEqual({
        paths: ['docs/database-schema.md', 'AGENTS.md'],
      })
    }
    const [schema, rules] = [await read('docs/database-schema.md'), await read('AGENTS.md')]
    expect(schema.content).toContain('| id | integer | no | primary |  |')
    expect(schema.content).toContain('- customer_id → public.customers (id)')
    expect(rules.content).toContain('Speak Norwegian.')
    expect(rules.content.match(/## Database: Shop/g)).toHaveLength(1)
    expect(rules.content).toContain('public.customers(id integer key, name text, city text)')
    for (const { content } of [schema, rules]) {
      for (const secret of [password, name, '127.0.0.1']) expect(content).not.toContain(secret)
    }
  })

  it('loses nothing that was written while the database was asked', async () => {
    const { projectId, write, read } = await createTestProject(ada)
    const { hash } = await write('AGENTS.md', 'Speak Norwegian.\n')
    const door = await openDoor()
    const { id } = await ada.call(databases.connect, { name: 'Slow', ...door.input })
    const { reached, release } = door.hold()
    const adding = ada.call(databases.addToProject, { databaseId: id, projectId })
    await reached
    await write('AGENTS.md', 'Speak Danish.\n', { baseHash: hash })
    release()
    await adding
    const { content } = await read('AGENTS.md')
    expect(content).toContain('Speak Danish.')
    expect(content).toContain('## Database: Slow')
    await ada.call(databases.remove, { databaseId: id })
  })
})
