/** @module-tag thorough */
import { randomUUID } from 'node:crypto'
import { texts } from '@joinery/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEgress } from '../../../adapters/egress/open-egress.ts'
import { hasMariaDb } from '../../../../../../scripts/prepare/install-mariadb.mjs'
import { startMariaDb } from '../../../testing/mariadb.ts'
import { visitLimits } from '../user-database.ts'
import type { Login, UserDatabase, WantedRows } from '../user-database.ts'
import { openMysql } from './store.ts'

const cleanups: (() => Promise<void>)[] = []
const egress = openEgress({ allowPrivate: true })
const password = randomUUID()
let login: Login

describe.skipIf(!hasMariaDb())('a MySQL or MariaDB database', () => {
  beforeAll(async () => {
    const { port, caCertificate } = await startMariaDb({
      password,
      defer: (cleanup) => void cleanups.push(cleanup),
    })
    login = {
      engine: 'mysql',
      host: 'localhost',
      port,
      database: 'shop',
      username: 'shop',
      password,
      tls: 'verify',
      caCertificate,
    }
  }, 60_000)
  afterAll(async () => {
    for (const cleanup of cleanups.toReversed()) await cleanup()
  })

  it('is opened with its certificate checked, and refused where that is not good', async () => {
    await visit(async ({ serverVersion }) => expect(serverVersion).toMatch(/^MariaDB \d+/))
    await visit(({ serverVersion }) => expect(serverVersion).toMatch(/^MariaDB/), {
      tls: 'require',
      caCertificate: null,
    })
    await visit(({ serverVersion }) => expect(serverVersion).toMatch(/^MariaDB/), { tls: 'off' })
    await expect(openMysql(egress, { ...login, caCertificate: null })).rejects.toThrow('certificate')
    await expect(openMysql(egress, { ...login, host: '127.0.0.1' })).rejects.toThrow(
      texts.databases.tlsNeedsName,
    )
    const otherName = openEgress({ allowPrivate: true, findAddresses: async () => ['127.0.0.1'] })
    await expect(openMysql(otherName, { ...login, host: 'other.example' })).rejects.toThrow('altnames')
    await expect(openMysql(egress, { ...login, password: 'wrong' })).rejects.toThrow('Access denied')
  })

  it('shows tables, views, columns and keys', () =>
    visit(async (database) => {
      const { tables, foreignKeys } = await database.readSchema()
      expect(tables.map(({ name, kind }) => [name, kind])).toEqual([
        ['big_orders', 'view'],
        ['customers', 'table'],
        ['orders', 'table'],
      ])
      expect(tables[1]?.columns[0]).toEqual({
        name: 'id',
        type: 'int(11)',
        isNullable: false,
        isPrimaryKey: true,
        defaultValue: null,
      })
      expect(foreignKeys).toMatchObject([
        {
          from: { schema: 'shop', table: 'orders', columns: ['customer_id'] },
          to: { schema: 'shop', table: 'customers', columns: ['id'] },
        },
      ])
    }))

  it('pages, sorts and filters rows', async () => {
    const last = await rows({ page: 2 })
    expect({ first: last.rows[0], count: last.rows.length, hasMore: last.hasMore }).toEqual({
      first: ['101', 'Customer 101', 'City 1'],
      count: 20,
      hasMore: false,
    })
    expect((await rows({ sort: 'name', direction: 'descending', pageSize: 1 })).rows).toEqual([
      ['99', 'Customer 99', null],
    ])
    const counts = await Promise.all(
      (
        [
          ['contains', 'name', 'MER 12'],
          ['equals', 'city', 'City 1'],
          ['differs', 'city', 'City 1'],
          ['greater', 'id', '100'],
          ['less', 'id', '3'],
          ['is-null', 'city', ''],
          ['is-not-null', 'city', ''],
        ] as const
      ).map(
        async ([operator, filter, value]) =>
          (await rows({ operator, filter, value, pageSize: 200 })).rows.length,
      ),
    )
    expect(counts).toEqual([2, 16, 104, 20, 2, 40, 80])
    await expect(rows({ filter: 'id` = 1; drop table orders; -- ' })).rejects.toThrow('Unknown column')
    expect((await rows({ filter: 'name', operator: 'equals', value: "\\' or 1=1 -- " })).rows).toEqual([])
  })

  it.each([
    'delete from orders',
    'drop table orders',
    'truncate orders',
    'create table copied as select * from orders',
    'select 1; delete from orders',
    'commit',
    'insert into orders values (999, 1, 1)',
  ])('is not changed by %j without leave', async (text) => {
    await visit(async (database) => {
      await database.run({ text, allowsWrites: false }).catch(() => undefined)
      await database.run({ text: 'delete from orders', allowsWrites: false }).catch(() => undefined)
    })
    expect((await run('select count(*) from orders')).rows).toEqual([['120']])
    expect((await run('show tables')).rows).toHaveLength(3)
  })

  it('is changed with leave, cut at 1,000 rows, explained, and stopped when it takes too long', async () => {
    expect(await run('update orders set total = 1 where id > 110', true)).toMatchObject({ rowCount: 10 })
    const many = await run('select seq from seq_1_to_1000000')
    expect({ rows: many.rows.length, isCut: many.isCut }).toEqual({ rows: 1_000, isCut: true })
    expect((await run('explain select * from orders')).columns).toContain('table')
    await expect(
      visit((database) => database.run({ text: 'select sleep(60)', allowsWrites: false }), {}, 300),
    ).rejects.toThrow(texts.databases.console.timedOut)
  })
})

async function visit<Found>(
  work: (database: UserDatabase) => Found | Promise<Found>,
  ...[changes = {}, timeoutMs = visitLimits.timeoutMs]: [Partial<Login>?, number?]
): Promise<Found> {
  const database = await openMysql(egress, { ...login, ...changes }, { ...visitLimits, timeoutMs })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

const run = (text: string, allowsWrites = false) => visit((database) => database.run({ text, allowsWrites }))

const rows = (wanted: Partial<WantedRows>) =>
  visit((database) =>
    database.readRows({
      schema: 'shop',
      table: 'customers',
      page: 0,
      pageSize: 50,
      direction: 'ascending',
      operator: 'contains',
      value: '',
      ...wanted,
    }),
  )
