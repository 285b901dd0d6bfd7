import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import { rememberColumns } from './remember-columns.ts'

it('asks for the columns of a named statement once, and reads the same rows from then on', async () => {
  const { client, descriptions } = await connect()
  const statement = {
    name: 'list_woods',
    text: 'select name, price, sawn_at from woods where price > $1 order by name',
  }
  const [first, ...later] = [
    await client.query(statement, [0]),
    await client.query(statement, [0]),
    await client.query({ ...statement, values: [0] }),
  ]
  expect(first?.rows).toEqual([
    { name: 'ash', price: 2, sawn_at: new Date('2026-03-01T00:00:00Z') },
    { name: 'oak', price: 3, sawn_at: null },
  ])
  for (const again of later) {
    expect(again.rows).toEqual(first?.rows)
    expect(again.fields).toEqual(first?.fields)
    expect(again.rowCount).toBe(2)
  }
  expect((await client.query(statement, [2])).rows).toEqual([{ name: 'oak', price: 3, sawn_at: null }])
  expect((await client.query(statement, [9])).rows).toEqual([])
  expect(descriptions()).toBe(1)
})

it('reads rows as arrays and calls back, as pg does', async () => {
  const { client, connection } = await connect()
  const statement = {
    name: 'list_names',
    text: 'select name from woods order by name',
    rowMode: 'array' as const,
  }
  const expected = [['ash'], ['oak']]
  const pool = new pg.Pool(connection)
  // Its connections end on their own after the pool; the database that goes away with the test may be quicker.
  pool.on('error', () => undefined)
  onTestFinished(() => pool.end())
  pool.on('connect', rememberColumns)
  for (const each of [client, client, pool, pool])
    expect((await each.query(statement)).rows).toEqual(expected)
  const called = await new Promise((resolve, reject) => {
    client.query(statement, (error: Error | null, result: pg.QueryArrayResult) =>
      error ? reject(error) : resolve(result.rows),
    )
  })
  expect(called).toEqual(expected)
})

it('tells of failures, and goes on after them', async () => {
  const { client } = await connect()
  const statement = { name: 'divide', text: 'select 6 / $1::int as part' }
  expect((await client.query(statement, [2])).rows).toEqual([{ part: 3 }])
  await expect(client.query(statement, [0])).rejects.toThrow('division by zero')
  await expect(client.query(statement, ['oak'])).rejects.toThrow('invalid input syntax')
  expect((await client.query(statement, [3])).rows).toEqual([{ part: 2 }])
})

it('never takes changed columns for the ones it knows', async () => {
  const { client, connection } = await connect()
  const statement = { name: 'read_woods', text: 'select * from woods order by name limit 1' }
  expect((await client.query(statement)).rows).toMatchObject([{ name: 'ash', price: 2 }])
  const other = await connect(connection)
  await other.client.query('alter table woods alter column price type text using price || $$ a foot$$')
  await expect(client.query(statement)).rejects.toThrow('cached plan must not change result type')
  expect((await other.client.query(statement)).rows).toMatchObject([{ name: 'ash', price: '2 a foot' }])
})

async function connect(existing?: pg.ClientConfig) {
  const connection = existing ?? (await createTestDatabase({ empty: true }))
  const client = new pg.Client(connection)
  await client.connect()
  onTestFinished(() => client.end())
  let descriptions = 0
  client.connection.on('rowDescription', () => (descriptions += 1))
  if (!existing) {
    await client.query('create table woods (name text, price int, sawn_at timestamptz)')
    await client.query(`insert into woods values ('oak', 3, null), ('ash', 2, '2026-03-01T00:00:00Z')`)
  }
  rememberColumns(client)
  return { client, connection, descriptions: () => descriptions }
}
