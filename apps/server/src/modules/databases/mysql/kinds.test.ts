/** @module-tag thorough */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEgress } from '../../../adapters/egress/open-egress.ts'
import { hasMariaDb } from '../../../../../../scripts/prepare/install-mariadb.mjs'
import { startMariaDb } from '../../../testing/mariadb.ts'
import type { Login, UserDatabase, WantedRows } from '../user-database.ts'
import { openMysql } from './store.ts'

const cleanups: (() => Promise<void>)[] = []
const egress = openEgress({ allowPrivate: true })
const password = randomUUID()
let login: Login

const statements = [
  `create table kinds (
    id int primary key, flag boolean, flags bit(10), price decimal(10, 2), big bigint unsigned, rough float,
    precise double, day date, moment datetime, at time, born year, mood enum('good', 'bad'), document json, raw blob,
    latin varchar(20) character set latin1, word varchar(20), tag uuid, \`why?\` varchar(20)
  ) character set utf8mb4`,
  `insert into kinds values
    (1, true, b'1000000001', 1.5, 9007199254740993, 0.1, 0.1, '2024-02-29', '2024-02-29 12:00:00', '10:00:00', 2024,
      'good', '{"name": "Zoë 日本"}', 'ab', 'Zoë', 'Zoë 日本', '8a6e0804-2bd0-4672-b79d-d97027f9071a', 'so'),
    (2, false, b'0', 0, 0, 0, 0, '2025-01-01', '2025-01-01 00:00:00', '00:00:00', 2000, 'bad', '{}', x'00ff', '', '0', uuid(),
      'no')`,
  'insert into kinds (id) values (3)',
  'create table people (id int primary key, number int unique)',
  'insert into people select seq, seq * 2 from seq_1_to_5000',
]

describe.skipIf(!hasMariaDb())('the kinds of columns that a MySQL or MariaDB has', () => {
  beforeAll(async () => {
    const defer = (cleanup: () => Promise<void>) => void cleanups.push(cleanup)
    const { port } = await startMariaDb({ password, defer })
    const place = { engine: 'mysql', host: 'localhost', port, database: 'shop' } as const
    login = { ...place, username: 'shop', password, tls: 'off', caCertificate: null }
    for (const text of statements) await visit((database) => database.run({ text, allowsWrites: true }))
  }, 60_000)
  afterAll(async () => {
    for (const cleanup of cleanups.toReversed()) await cleanup()
  })

  it('are shown as what they hold', async () => {
    const [first, second, third] = await rows({})
    expect(first?.slice(1, 12)).toEqual(
      ['1', '513', '1.50', '9007199254740993', '0.1', '0.1', '2024-02-29'].concat([
        '2024-02-29 12:00:00',
        '10:00:00',
        '2024',
        'good',
      ]),
    )
    expect(first?.slice(12, 16)).toEqual(['{"name": "Zoë 日本"}', 'ab', 'Zoë', 'Zoë 日本'])
    expect(second?.slice(2, 3)).toEqual(['0'])
    expect(second?.slice(13, 15)).toEqual(['0x00ff', ''])
    expect(third?.slice(1).every((cell) => cell === null)).toBe(true)
  })

  it.each([
    ['flag', '1'],
    ['flag', 'true'],
    ['flags', '513'],
    ['price', '1.5'],
    ['big', '9007199254740993'],
    ['rough', '0.1'],
    ['precise', '0.1'],
    ['day', '2024-02-29'],
    ['moment', '2024-02-29T12:00:00'],
    ['at', '10:00:00'],
    ['born', '2024'],
    ['mood', 'good'],
    ['document', '{"name": "Zoë 日本"}'],
    ['raw', 'ab'],
    ['latin', 'Zoë'],
    ['word', 'Zoë 日本'],
    ['tag', '8A6E0804-2BD0-4672-B79D-D97027F9071A'],
    ['why?', 'so'],
  ])('are what "equals" and "is not" read a value of %s as: %j', async (filter, value) => {
    expect(await find({ filter, value })).toEqual(['1'])
    expect(await find({ filter, value, operator: 'differs' })).toEqual(['2', '3'])
  })

  it.each([
    ['id', 'abc'],
    ['id', "0' or 1=1 -- "],
    ['flag', 'perhaps'],
    ['flags', 'x'],
    ['price', ''],
    ['big', '1e999'],
    ['day', 'soon'],
    ['mood', 'so so'],
    ['latin', '日本'],
    ['why?', '` = 1 or 1 = 1 -- '],
  ])('have no value of %s that is no such: %j', async (filter, value) => {
    expect(await find({ filter, value })).toEqual([])
    expect(await find({ filter, value, operator: 'differs' })).toEqual(['1', '2', '3'])
  })

  it('are found by an index where there is one', async () => {
    const before = await countReads()
    expect(await find({ table: 'people', filter: 'number', value: '4712' })).toEqual(['2356'])
    expect((await countReads()) - before).toBeLessThan(1_000)
  })
})

/** How many rows the server has gone through one after the other. */
async function countReads(): Promise<number> {
  const text = `select sum(variable_value) from information_schema.global_status
    where variable_name in ('Handler_read_next', 'Handler_read_rnd_next')`
  const answer = await visit((database) => database.run({ text, allowsWrites: false }))
  return Number(answer.rows[0]?.[0])
}

async function visit<Found>(work: (database: UserDatabase) => Promise<Found>): Promise<Found> {
  const database = await openMysql(egress, login)
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

const find = async (wanted: Partial<WantedRows>) => (await rows(wanted)).map(([id]) => id)

async function rows(wanted: Partial<WantedRows>): Promise<(string | null)[][]> {
  const first = { schema: 'shop', table: 'kinds', page: 0, pageSize: 50, direction: 'ascending' } as const
  const page = await visit((database) =>
    database.readRows({ ...first, operator: 'equals', value: '', ...wanted }),
  )
  return page.rows
}
