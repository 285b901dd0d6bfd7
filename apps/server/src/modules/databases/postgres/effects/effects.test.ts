import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { texts } from '@joinery/contract'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { withClient } from '../../../../db/with-client.ts'
import { openEgress } from '../../../../adapters/egress/open-egress.ts'
import { openPostgresOverTcp, shopTables } from '../../../../testing/postgres-over-tcp.ts'
import type { Login } from '../../user-database.ts'
import { openPostgres } from '../store.ts'

const name = `shop_${randomUUID().replaceAll('-', '')}`
const password = randomUUID()
const root = inject('postgres')
const egress = openEgress({ allowPrivate: true })
/** What a statement would write beside the database, on the machine of its server. */
const file = join(tmpdir(), `${name}.txt`)
let shop: Awaited<ReturnType<typeof openPostgresOverTcp>>

beforeAll(async () => {
  shop = await openPostgresOverTcp({ root, name, password, statements: shopTables })
  await withClient({ ...root, database: name }, (client) =>
    client.query(`
      select lo_from_bytea(4711, 'out');
      create function tell() returns int language plpgsql
        as $$ begin copy (select 'out') to program 'cat > ${file}'; return 1; end $$;
      create function lend() returns int language plpgsql security definer
        as $$ begin copy (select 'out') to program 'cat > ${file}'; return 1; end $$;
      create function count_orders() returns int language sql stable as 'select count(*)::int from orders';
      create function roll() returns int language plpgsql as $$ begin return 6; end $$;`),
  )
})
afterAll(async () => {
  await rm(file, { force: true })
  await withClient({ ...root, database: name }, (client) =>
    client.query('drop function tell, lend; select lo_unlink(4711)'),
  )
  await shop.close()
})

async function run(text: string, allowsWrites = false) {
  const login: Login = {
    engine: 'postgresql',
    host: '127.0.0.1',
    port: shop.port,
    database: name,
    username: name,
    password,
    tls: 'off',
    caCertificate: null,
  }
  const database = await openPostgres(egress, login)
  try {
    return await database.run({ text, allowsWrites })
  } finally {
    database.close()
  }
}

const be = (right: 'superuser' | 'nosuperuser') =>
  withClient(root, (client) => client.query(`alter role ${name} ${right}`))

describe('a question of a superuser', { tags: ['thorough'] }, () => {
  beforeAll(async () => void (await be('superuser')))

  it.each([
    `select lo_export(4711, '${file}')`,
    `SELECT pg_catalog . "lo_export" (4711, '${file}')`,
    `select U&"lo\\005fexport"(4711, '${file}')`,
    `values (1), (lo_export(4711, '${file}'))`,
    `select 1 limit lo_export(4711, '${file}')`,
    `select pg_catalog.lo_export/* a /* b */ c */(4711, '${file}')`,
    `explain analyze select lo_export(4711, '${file}')`,
    `explain (analyse) select lo_export(4711, '${file}')`,
    `select query_to_xml('select lo_' || 'export(4711, ''${file}'')', true, true, '')`,
    `select * from ts_stat('select to_tsvector(lo_' || 'export(4711, ''${file}'')::text)')`,
    'select tell()',
    'select "tell"() from orders limit 1',
    'select lend()',
    `select pg_terminate_backend(pid) from pg_stat_activity where false`,
    'select pg_reload_conf()',
    'select pg_switch_wal()',
    `select pg_create_physical_replication_slot('s', false, true)`,
    `select pg_logical_emit_message(false, 'a', 'b')`,
    'select pg_stat_reset()',
  ])('does nothing outside of its transaction: %s', async (statement) => {
    await expect(run(statement)).rejects.toMatchObject({ code: 'invalid-input' })
    expect(existsSync(file)).toBe(false)
  })

  it('says which function it is, and carries it out where that is allowed', async () => {
    const [before = ''] = texts.databases.console.actsOutside.split('{name}')
    await expect(run('select tell()')).rejects.toThrow(`${before}tell`)
    expect(await run('select tell()', true)).toMatchObject({ rows: [['1']] })
    expect(existsSync(file)).toBe(true)
    await rm(file, { force: true })
  })

  it.each([
    'select count_orders()',
    'select random(), gen_random_uuid(), clock_timestamp()',
    'select pid, query from pg_stat_activity limit 1',
    'select pg_database_size(current_database())',
    'explain select tell()',
    'explain verbose select pg_reload_conf()',
  ])('is answered where it only reads: %s', async (statement) => {
    expect((await run(statement)).rows.length).toBeGreaterThan(0)
  })
})

describe('a question of anybody else', () => {
  beforeAll(async () => void (await be('nosuperuser')))

  it.each(['select lend()', 'select pg_terminate_backend(pid) from pg_stat_activity where false'])(
    'does nothing outside of its transaction: %s',
    async (statement) => {
      await expect(run(statement)).rejects.toMatchObject({ code: 'invalid-input' })
      expect(existsSync(file)).toBe(false)
    },
  )

  it('may ask functions of its own, which have no more rights than it has', async () => {
    expect(await run('select roll()')).toMatchObject({ rows: [['6']] })
    await expect(run('select tell()')).rejects.toThrow('permission denied')
  })
})
