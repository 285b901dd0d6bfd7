import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { TLSSocket } from 'node:tls'
import { texts } from '@joinery/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { openEgress } from '../../../adapters/egress/open-egress.ts'
import { openPostgresOverTcp, shopTables } from '../../../testing/postgres-over-tcp.ts'
import { visitLimits } from '../user-database.ts'
import type { Login, UserDatabase } from '../user-database.ts'
import { openPostgres } from './store.ts'

const name = `shop_${randomUUID().replaceAll('-', '')}`
const password = randomUUID()
const root = inject('postgres')
const egress = openEgress({ allowPrivate: true })
let shop: Awaited<ReturnType<typeof openPostgresOverTcp>>
let pooler: Awaited<ReturnType<typeof startPooler>>
/** The app of whoever looks into their database here, at the same connection to the server. */
let app: pg.Client

beforeAll(async () => {
  shop = await openPostgresOverTcp({ root, name, password, statements: shopTables })
  pooler = await startPooler()
  app = new pg.Client({ host: '127.0.0.1', port: pooler.port, user: name, database: name })
  await app.connect()
})
afterAll(async () => {
  await app.end()
  pooler.close()
  await shop.close()
})

describe('a PostgreSQL behind a pooler that lends its connections for a transaction each', () => {
  it(
    'is looked at and written to, and the app has its connection back as it was',
    { tags: ['thorough'] },
    async () => {
      const before = await settings()
      await visit(async (database) => {
        expect(database.serverVersion).toMatch(/^PostgreSQL 18/)
        expect((await database.readSchema()).tables).toHaveLength(4)
        expect((await database.readRows(firstCustomers)).rows).toHaveLength(2)
        expect(await settings()).toEqual(before)
        await expect(database.readRows({ ...firstCustomers, sort: 'nothing' })).rejects.toThrow(
          'does not exist',
        )
        expect(await database.run({ text: 'select 1', allowsWrites: false })).toMatchObject({ rows: [['1']] })
        await expect(database.run({ text: 'select nothing', allowsWrites: false })).rejects.toThrow('nothing')
        const lifts = "select set_config('statement_timeout', '7', false)"
        expect(await database.run({ text: lifts, allowsWrites: false })).toMatchObject({ rows: [['7ms']] })
        const lock = 'select pg_advisory_lock(7)'
        expect(await database.run({ text: lock, allowsWrites: false })).toMatchObject({ rowCount: 1 })
        const change = 'update orders set total = 1 where id > 110'
        expect(await database.run({ text: change, allowsWrites: true })).toMatchObject({ rowCount: 10 })
      })
      expect(await settings()).toEqual(before)
      expect(pooler.lost()).toBe(0)
    },
  )

  it.each(['off', 'require'] as const)(
    'stops in the server too what takes too long to write, with TLS %s',
    async (tls) => {
      const text = `with slow as (select pg_sleep(30)) insert into customers select 1000, '${tls}' from slow`
      await expect(
        visit((database) => database.run({ text, allowsWrites: true }), { tls }, 200),
      ).rejects.toThrow(texts.databases.console.timedOut)
      // It has to wait for the one connection.
      expect((await app.query('select 1 from customers where id = 1000')).rows).toEqual([])
    },
    10_000,
  )

  it(
    'does not have to answer once it has told everything',
    { tags: ['thorough'], timeout: 10_000 },
    async () => {
      const forgetful = await startPooler((text) => text.includes('rollback'))
      const ask = visit((database) => database.readRows(firstCustomers), { port: forgetful.port })
      expect((await ask).rows).toHaveLength(2)
      forgetful.close()
    },
  )
})

const firstCustomers = {
  schema: 'public',
  table: 'customers',
  page: 0,
  pageSize: 2,
  direction: 'ascending',
  operator: 'contains',
  value: '',
} as const

async function visit<Found>(
  work: (database: UserDatabase) => Promise<Found>,
  ...[changes = {}, timeoutMs = visitLimits.timeoutMs]: [Partial<Login>?, number?]
): Promise<Found> {
  const login = { engine: 'postgresql', host: 'localhost', port: pooler.port, database: name } as const
  const rest = { username: name, password, tls: 'off', caCertificate: null } as const
  const database = await openPostgres(
    egress,
    { ...login, ...rest, ...changes },
    { ...visitLimits, timeoutMs },
  )
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

async function settings() {
  const { rows } = await app.query(
    `select current_setting('statement_timeout') as timeout, current_setting('transaction_read_only') as reads,
      current_setting('default_transaction_read_only') as will, (select count(*) from pg_prepared_statements) as named,
      (select count(*) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks`,
  )
  return rows
}

interface Visitor {
  readonly socket: Socket
  /** What they have sent while the connection was somebody else's. */
  waiting: Buffer[]
}

/** One connection to the server for all who come, which whoever begins a transaction has until its end. */
async function startPooler(isForgotten: (text: string) => boolean = () => false) {
  const server = new pg.Client({ ...root, database: name, user: name, password })
  server.on('error', () => undefined)
  const [keyData] = await Promise.all([once(server.connection, 'backendKeyData'), server.connect()])
  const key = z.object({ processID: z.number(), secretKey: z.number() }).parse(keyData[0])
  const back = server.connection.stream
  const visitors = new Set<Visitor>()
  let holder: Visitor | undefined
  let lost = 0

  function lend(): void {
    holder ??= [...visitors].find(({ waiting }) => waiting.length > 0)
    for (const piece of holder?.waiting.splice(0) ?? []) back.write(piece)
  }

  let received = Buffer.alloc(0)
  back.removeAllListeners('data')
  back.on('data', (piece: Buffer) => {
    received = Buffer.concat([received, piece])
    while (received.length >= 5 && received.length > received.readInt32BE(1)) {
      const message = received.subarray(0, received.readInt32BE(1) + 1)
      received = received.subarray(message.length)
      holder?.socket.write(message)
      if (message.toString('latin1', 0, 1) !== 'Z' || message.toString('latin1', 5) !== 'I') continue
      holder = undefined
      lend()
    }
  })

  function admit(socket: Socket, id: number): void {
    const visitor: Visitor = { socket, waiting: [] }
    visitors.add(visitor)
    socket.on('data', (piece: Buffer) => {
      const text = piece.toString('latin1')
      if (text.startsWith('X') || isForgotten(text)) return
      visitor.waiting.push(piece)
      lend()
    })
    socket.on('close', () => {
      visitors.delete(visitor)
      if (holder === visitor) lost += 1
    })
    const number = Buffer.alloc(8)
    number.writeInt32BE(id)
    socket.write(Buffer.concat([say('R', Buffer.alloc(4)), say('K', number), say('Z', Buffer.from('I'))]))
  }

  function stop(): void {
    const wish = Buffer.alloc(16)
    for (const [place, value] of [16, codes.cancel, key.processID, key.secretKey].entries())
      wish.writeInt32BE(value, place * 4)
    connect(join(root.host, '.s.PGSQL.5432')).end(wish)
  }

  function greet(socket: Socket): void {
    socket.on('error', () => undefined)
    socket.once('data', (piece: Buffer) => {
      switch (piece.readInt32BE(4)) {
        case codes.tls:
          socket.write('S')
          greet(new TLSSocket(socket, { isServer: true, key: tlsKey, cert: tlsCertificate }))
          break
        case codes.cancel:
          stop()
          socket.end()
          break
        default:
          admit(socket, visitors.size)
      }
    })
  }

  const listener = createServer(greet)
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const address = listener.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    /** How often somebody left with a transaction open: a pooler then closes its connection to the server. */
    lost: () => lost,
    close() {
      listener.close()
      for (const { socket } of visitors) socket.destroy()
      back.destroy()
    },
  }
}

const codes = { tls: 80877103, cancel: 80877102 }

function say(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

/** For `localhost`, made for this test alone. */
const tlsKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgHcYJQjwX25eKWFrE
CJ5zHBlZ6kaRfvFHUcFO5dxW11ahRANCAARsVGDaBy5jfnZ3CK+l8GXfhE6TN6uY
R37F46oTSNSHyoRAHGz7ViRRrug+x/x8suZJ2Z54crw9j04abfY+47xH
-----END PRIVATE KEY-----`
const tlsCertificate = `-----BEGIN CERTIFICATE-----
MIIBljCCATugAwIBAgIUcaHAfYgNPFURUJKKtWUePViFVhcwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTExODE1NDkwN1oYDzIxMjYxMDI1
MTU0OTA3WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARsVGDaBy5jfnZ3CK+l8GXfhE6TN6uYR37F46oTSNSHyoRAHGz7ViRR
rug+x/x8suZJ2Z54crw9j04abfY+47xHo2kwZzAdBgNVHQ4EFgQUeYfVOlPX6TqB
DyA62jZJLjnVGmUwHwYDVR0jBBgwFoAUeYfVOlPX6TqBDyA62jZJLjnVGmUwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SQAwRgIhAPtYZAxFr/bGjdkGiyYkv7E4aomzIQEgpbBjLYz5xRO4AiEAihDQ0Gdf
rOsVgyQqKEOu52ZYbQ5ZT72UXwkBrEaQd3s=
-----END CERTIFICATE-----`
