import { AsyncResource } from 'node:async_hooks'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { isDatabaseAway } from '../http/is-database-away.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { openDatabase } from './database.ts'

const ping = 'select 1 as one'

it(
  'while every connection is taken, requests hear so within two seconds, and what was promised goes on',
  { tags: ['thorough'] },
  async () => {
    const database = openDatabase({ connection: await createTestDatabase(), onIdleError: () => {} })
    onTestFinished(database.close)
    const pool = database.orm.$client
    // One after the other: on a slow machine twenty at once are not had in time.
    const taken: pg.PoolClient[] = []
    while (taken.length < 20) taken.push(await pool.connect())
    const startedAt = performance.now()
    const refused = pool.query(ping).catch((error: unknown) => error)
    expect((await database.promised(() => pool.query(ping))).rows).toEqual([{ one: 1 }])
    expect((await database.patiently(() => database.orm.execute(ping))).rows).toEqual([{ one: 1 }])
    const answer = await database.promised(() =>
      database.orm.transaction(async (transaction) => (await transaction.execute(ping)).rows),
    )
    expect(answer).toEqual([{ one: 1 }])
    expect(isDatabaseAway(await refused)).toBe(true)
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(1_400)
    for (const client of taken) client.release()
    expect((await pool.query(ping)).rows).toEqual([{ one: 1 }])
  },
)

it(
  'a standstill of the process is no waiting: connections that are free after it are had',
  { tags: ['thorough'] },
  async () => {
    const database = openDatabase({ connection: await createTestDatabase(), onIdleError: () => {} })
    onTestFinished(database.close)
    const pool = database.orm.$client
    const taken = Promise.all(Array.from({ length: 20 }, () => pool.query('select pg_sleep(0.2)')))
    await sleep(100)
    const waiting = Array.from({ length: 40 }, () => pool.query(ping))
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_000)
    const answers = await Promise.all(waiting)
    expect(answers.map(({ rows }) => rows)).toEqual(waiting.map(() => [{ one: 1 }]))
    await taken
  },
)

it('questions that belong together travel on one connection, each with its own outcome, and transactions apart', async () => {
  const database = openDatabase({ connection: await createTestDatabase(), onIdleError: () => {} })
  onTestFinished(database.close)
  const { $client: pool } = database.orm
  const whoAnswers = async () =>
    (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
  let late: (() => Promise<unknown>) | undefined
  const [first, broken, second, apart] = await database.together(() => {
    const asking = Promise.all([
      whoAnswers(),
      pool.query('select nothing').catch(() => 'broken'),
      whoAnswers(),
      database.orm.transaction(
        async (inside) => (await inside.execute('select pg_backend_pid() as pid')).rows[0],
      ),
    ])
    late = AsyncResource.bind(whoAnswers)
    return asking
  })
  expect(broken).toBe('broken')
  expect(second).toBe(first)
  expect(apart).not.toEqual({ pid: first })
  // What outlives its answer has no part in a connection that serves others by then.
  expect(await late?.()).not.toBe(first)
})

it('a connection that breaks under questions that belong together fails them, and the next have another', async () => {
  const connection = await createTestDatabase()
  const [database, other] = [0, 1].map(() => openDatabase({ connection, onIdleError: () => {} }))
  if (!database || !other) throw new Error('There are two.')
  onTestFinished(database.close)
  onTestFinished(other.close)
  const { $client: pool } = database.orm
  const outcome = await database.together(async () => {
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
    const asleep = pool.query('select pg_sleep(60)').catch(() => 'broken')
    await other.orm.$client.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    return asleep
  })
  expect(outcome).toBe('broken')
  expect((await database.together(() => pool.query(ping))).rows).toEqual([{ one: 1 }])
})

it(
  'a connection that takes long to be made is not made in vain: who asks later has it',
  { tags: ['thorough'] },
  async () => {
    const door = await openDoor()
    const database = openDatabase({ connection: door.connection, onIdleError: () => {} })
    onTestFinished(database.close)
    door.hold()
    const refused = await database.orm.$client.query(ping).catch((error: unknown) => error)
    expect(isDatabaseAway(refused)).toBe(true)
    door.release()
    await expect.poll(() => database.orm.$client.idleCount).toBe(1)
  },
)

it('a connection that breaks before a transaction has begun takes no place in the pool with it', async () => {
  const database = openDatabase({ connection: await createTestDatabase(), onIdleError: () => {} })
  onTestFinished(database.close)
  const pool = database.orm.$client
  const client = await pool.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  // The connection may be gone before the words are, or after them.
  await expect(client.query('begin')).rejects.toThrow(/terminat|EPIPE|ECONNRESET|closed|not queryable/)
  await expect.poll(() => pool.totalCount).toBe(1)
  // Whoever gives it back all the same does no harm.
  client.release()
  expect(pool.totalCount).toBe(1)
})

it('a connection that breaks in the middle of a transaction ends the transaction, and nothing else', async () => {
  const database = openDatabase({ connection: await createTestDatabase(), onIdleError: () => {} })
  onTestFinished(database.close)
  const transaction = database.orm.transaction(async (inside) => {
    const { rows } = await inside.execute('select pg_backend_pid() as pid')
    await database.orm.$client.query('select pg_terminate_backend($1)', [rows[0]?.['pid']])
    await sleep(50)
    await inside.execute(ping)
  })
  await expect(transaction).rejects.toThrow('Failed query')
  expect((await database.orm.$client.query(ping)).rows).toEqual([{ one: 1 }])
})

it('while PostgreSQL cannot be reached, what was promised fails at once, and patient work waits for it', async () => {
  const door = await openDoor()
  door.close()
  const database = openDatabase({
    connection: door.connection,
    isPassing: isDatabaseAway,
    onIdleError: () => {},
  })
  onTestFinished(database.close)
  const pool = database.orm.$client
  const waiting = database.patiently(() => pool.query(ping))
  await expect(database.promised(() => pool.query(ping))).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await sleep(300)
  door.open()
  expect((await waiting).rows).toEqual([{ one: 1 }])
})

/** A way to PostgreSQL that can be closed, and held so that nobody who comes gets through. */
async function openDoor() {
  const { host, ...connection } = await createTestDatabase()
  let passing: PromiseWithResolvers<void> | undefined
  const sockets = new Set<Socket>()
  const server = createServer((near) => void lead(near))
  async function lead(near: Socket): Promise<void> {
    sockets.add(near)
    near.on('error', () => undefined)
    await passing?.promise
    const far = connect(`${host}/.s.PGSQL.5432`).on('error', () => near.destroy())
    near.on('close', () => far.destroy())
    near.pipe(far).pipe(near)
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('A server has no address.')
  const { port } = address
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return {
    connection: { ...connection, host: '127.0.0.1', port },
    close: () => void server.close(),
    open: () => void server.listen(port, '127.0.0.1'),
    hold: () => void (passing = Promise.withResolvers<void>()),
    release: () => passing?.resolve(),
  }
}

it('what is done as one is there when all of it is, transactions inside included, and not otherwise', async () => {
  const database = openDatabase({ connection: await createTestDatabase(), onIdleError: () => {} })
  onTestFinished(database.close)
  const { orm } = database
  await orm.execute('create table steps (name text)')
  const take = (name: string) => orm.execute(`insert into steps values ('${name}')`)
  const taken = async () =>
    (await orm.execute('select name from steps order by name')).rows.map(({ name }) => name)
  let late: (() => Promise<unknown>) | undefined
  const answer = await database.asOne(async () => {
    await take('first')
    await orm.transaction(async (inside) => inside.execute("insert into steps values ('second')"))
    const undone = orm.transaction(async (inside) => {
      await inside.execute("insert into steps values ('undone')")
      throw new Error('never mind')
    })
    await expect(undone).rejects.toThrow('never mind')
    late = AsyncResource.bind(() => take('late'))
    return taken()
  })
  expect(answer).toEqual(['first', 'second'])
  const failing = database.asOne(async () => {
    await take('third')
    await orm.transaction(async (inside) => inside.execute("insert into steps values ('fourth')"))
    throw new Error('the last step failed')
  })
  await expect(failing).rejects.toThrow('the last step failed')
  // What outlives its transaction has no part in a connection that serves others by then.
  await late?.()
  expect(await taken()).toEqual(['first', 'late', 'second'])
})
