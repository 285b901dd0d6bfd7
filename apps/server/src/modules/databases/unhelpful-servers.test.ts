import { createServer } from 'node:net'
import type { Socket } from 'node:net'
import { texts } from '@joinery/contract'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openEgress } from '../../adapters/egress/open-egress.ts'
import { fine, greeting, packets } from '../../testing/mysql-packets.ts'
import { openMysql } from './mysql/store.ts'
import { openPostgres } from './postgres/store.ts'
import { visitLimits } from './user-database.ts'
import type { UserDatabase } from './user-database.ts'

const egress = openEgress({ allowPrivate: true })
const limits = { ...visitLimits, visitMs: 300 }
const rows = {
  schema: 'public',
  table: 'customers',
  page: 0,
  pageSize: 2,
  direction: 'ascending',
  operator: 'contains',
  value: '',
} as const
const questions: [string, (database: UserDatabase) => Promise<unknown>][] = [
  ['its schema', (database) => database.readSchema()],
  ['rows', (database) => database.readRows(rows)],
  ['a question', (database) => database.run({ text: 'select 1', allowsWrites: false })],
]

describe('a server that lets in and then says nothing', { timeout: 5_000 }, () => {
  it('is left, whatever it speaks', async () => {
    for (const [open, engine, greet] of [
      [openPostgres, 'postgresql', letIn],
      [openMysql, 'mysql', letInAsMysql],
    ] as const) {
      const login = await listen(engine, greet)
      await expect(open(egress, login, limits)).rejects.toThrow(texts.databases.tooSlow)
    }
  })

  it.each(questions)('is left when it is asked for %s', async (_, ask) => {
    const login = await listen('postgresql', (socket) => letIn(socket, '18.4'))
    const database = await openPostgres(egress, login, limits)
    await expect(ask(database)).rejects.toThrow(texts.databases.tooSlow)
  })
})

describe('a server that tells a long story about what it is', () => {
  it('is called by the beginning of it, in one line', async () => {
    const story = `18.4\n${'x'.repeat(1_000_000)}`
    const login = await listen('postgresql', (socket) => letIn(socket, story))
    const { serverVersion, close } = await openPostgres(egress, login)
    close()
    expect(serverVersion).toMatch(/^PostgreSQL 18\.4 x{55}$/)
  })
})

async function listen<Engine extends string>(engine: Engine, greet: (socket: Socket) => void) {
  const server = createServer((socket) => greet(socket.on('error', () => undefined)))
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const place = { engine, host: '127.0.0.1', port, database: 'shop', username: 'u', password: 'p' } as const
  return { ...place, tls: 'off', caCertificate: null } as const
}

/** As PostgreSQL does; it answers one question where it is given something to say. */
function letIn(socket: Socket, version?: string): void {
  socket.once('data', () => {
    socket.write(Buffer.concat([message('R', int32(0)), ready]))
    if (version === undefined) return
    const field = [text('server_version'), int32(0), int16(0), int32(25), int16(-1), int32(-1), int16(0)]
    const value = Buffer.from(version)
    socket.once('data', () => {
      socket.write(
        Buffer.concat([
          message('1'),
          message('2'),
          message('T', int16(1), ...field),
          message('D', int16(1), int32(value.length), value),
          message('C', text('SHOW')),
          ready,
        ]),
      )
    })
  })
}

const text = (value: string) => Buffer.from(`${value}\0`)

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(value)
  return bytes
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

function message(kind: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(kind), int32(body.length + 4), body])
}

const ready = message('Z', Buffer.from('I'))

function letInAsMysql(socket: Socket): void {
  socket.write(packets(0, [greeting]))
  socket.once('data', () => socket.write(packets(2, [fine])))
}
