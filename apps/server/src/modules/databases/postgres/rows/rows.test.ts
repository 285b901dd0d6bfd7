import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openEgress } from '../../../../adapters/egress/open-egress.ts'
import { withClient } from '../../../../db/with-client.ts'
import { openPostgresOverTcp } from '../../../../testing/postgres-over-tcp.ts'
import type { WantedRows } from '../../user-database.ts'
import { openPostgres } from '../store.ts'

const name = `kinds_${randomUUID().replaceAll('-', '')}`
const password = randomUUID()
const root = inject('postgres')
let place: Awaited<ReturnType<typeof openPostgresOverTcp>>

const statements = `
  create type mood as enum ('good', 'bad');
  create type pair as (a int, b text);
  create domain code as text check (value ~ '^[A-Z]+$');
  create table kinds (
    id int primary key, flag boolean, price numeric(10, 2), small smallint, day date, moment timestamptz, tag uuid,
    mood mood, list int[], span int4range, document jsonb, raw json, bytes bytea, spot point, pair pair, code code,
    net inet, word text, fixed char(5)
  );
  insert into kinds values
    (1, true, 1.5, 7, '2024-02-29', '2024-02-29 12:00:00+00', '8a6e0804-2bd0-4672-b79d-d97027f9071a', 'good', '{1,2}',
      '[1,5)', '{"a": 1}', '{"a":1}', '\\x0001', '(1,2)', '(1,x)', 'AB', '10.0.0.1', 'one', 'ab'),
    (2, false, 2, 8, '2025-01-01', '2025-01-01 00:00:00+00', gen_random_uuid(), 'bad', '{3}',
      '[7,9)', '{"b": 1}', '{"b":1}', '\\x02', '(3,4)', '(2,y)', 'CD', '10.0.0.2', 'two', 'cd');
  insert into kinds (id) values (3);
  create table people (id int primary key, number int unique);
  insert into people select n, n * 2 from generate_series(1, 5000) n;
  analyze`

beforeAll(async () => {
  place = await openPostgresOverTcp({ root, name, password, statements })
})
afterAll(() => place.close())

describe('the filters "equals" and "is not"', () => {
  it.each([
    ['flag', 'true'],
    ['flag', 't'],
    ['price', '1.5'],
    ['small', ' 7'],
    ['day', '2024-02-29'],
    ['moment', '2024-02-29 13:00:00+01'],
    ['tag', '8A6E0804-2BD0-4672-B79D-D97027F9071A'],
    ['mood', 'good'],
    ['list', '{1,2}'],
    ['span', '[1,4]'],
    ['document', '{"a":1}'],
    ['bytes', '\\x0001'],
    ['code', 'AB'],
    ['net', '10.0.0.1'],
    ['word', 'one'],
    ['fixed', 'ab'],
    // Kinds that cannot be compared, whose text can.
    ['raw', '{"a":1}'],
    ['spot', '(1,2)'],
    ['pair', '(1,x)'],
  ])('read the value as the kind of the column %s: %j', async (filter, value) => {
    expect(await find({ filter, value })).toEqual(['1'])
    expect(await find({ filter, value, operator: 'differs' })).toEqual(['2', '3'])
  })

  it.each([
    ['id', 'abc'],
    ['flag', 'perhaps'],
    ['small', '99999999'],
    ['day', '2024-02-30'],
    ['day', 'soon'],
    ['tag', 'x'],
    ['mood', 'so so'],
    ['document', '{'],
    ['list', '{1'],
    ['pair', ''],
    ['code', 'lower'],
    ['word', "' or 1=1 --"],
  ])('take a value that no %s can have for one that none has: %j', async (filter, value) => {
    expect(await find({ filter, value })).toEqual([])
    expect(await find({ filter, value, operator: 'differs' })).toEqual(['1', '2', '3'])
  })

  it('say that there is no such column', async () => {
    await expect(find({ filter: 'nothing', value: '1' })).rejects.toThrow('does not exist')
  })

  it('use an index where there is one', async () => {
    expect(await find({ table: 'people', filter: 'number', value: '4712' })).toEqual(['2356'])
    await expect.poll(() => countIndexScans('people_number_key')).toBeGreaterThan(0)
  })
})

async function find(wanted: Partial<WantedRows>): Promise<(string | null | undefined)[]> {
  const egress = openEgress({ allowPrivate: true })
  const login = { engine: 'postgresql', host: '127.0.0.1', port: place.port, database: name } as const
  const access = { username: name, password, tls: 'off', caCertificate: null } as const
  const database = await openPostgres(egress, { ...login, ...access })
  try {
    const { rows } = await database.readRows({ ...firstPage, ...wanted })
    return rows.map(([id]) => id)
  } finally {
    database.close()
  }
}

const firstPage = {
  schema: 'public',
  table: 'kinds',
  page: 0,
  pageSize: 10,
  direction: 'ascending',
  operator: 'equals',
  value: '',
} as const

async function countIndexScans(index: string): Promise<number> {
  const text = 'select idx_scan from pg_stat_user_indexes where indexrelname = $1'
  const { rows } = await withClient({ ...root, database: name }, (client) => client.query(text, [index]))
  return Number(rows[0]?.idx_scan)
}
