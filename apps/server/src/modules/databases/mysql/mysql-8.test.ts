import { createServer } from 'node:net'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openEgress } from '../../../adapters/egress/open-egress.ts'
import { fine, greeting, packets } from '../../../testing/mysql-packets.ts'
import { openMysql } from './store.ts'

/** How MySQL 8 describes columns on the wire. MariaDB has no such JSON, and is what the other tests run against. */
const columns = [
  { name: 'document', kind: 245, charset: 63, bytes: Buffer.from('{"name": "Zoë 日本"}') },
  { name: 'made', kind: 251, charset: 63, bytes: Buffer.from('["ü"]') },
  { name: 'flag', kind: 16, charset: 63, bytes: Buffer.from([1]) },
  { name: 'flags', kind: 16, charset: 63, bytes: Buffer.from('8000000000000001', 'hex') },
  { name: 'id', kind: 254, charset: 63, bytes: Buffer.from('00112233ffee', 'hex') },
  { name: 'empty', kind: 252, charset: 63, bytes: Buffer.alloc(0) },
  { name: 'name', kind: 253, charset: 255, bytes: Buffer.from('Zoë 日本') },
]
const server = createServer(serve)
let port = 0

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => void server.close())

it('shows what MySQL 8 calls binary as the text or the number that it is, and says nothing beside', async () => {
  const warned = vi.spyOn(console, 'warn')
  const place = { engine: 'mysql', host: 'localhost', port, database: 'shop' } as const
  const login = { ...place, username: 'u', password: 'p', tls: 'off', caCertificate: null } as const
  const database = await openMysql(openEgress({ allowPrivate: true }), login)
  const { rows } = await database.run({ text: 'select * from kinds', allowsWrites: false })
  database.close()
  expect(rows).toEqual([
    ['{"name": "Zoë 日本"}', '["ü"]', '1', '9223372036854775809', '0x00112233ffee', '', 'Zoë 日本'],
  ])
  expect(warned).not.toHaveBeenCalled()
})

function serve(socket: Socket): void {
  socket.on('error', () => undefined)
  socket.write(packets(0, [greeting]))
  socket.once('data', () => {
    socket.write(packets(2, [fine]))
    socket.on('data', (asked) => {
      const text = asked.toString('latin1', 5)
      if (!text.startsWith('select')) socket.write(packets(1, [fine]))
      else if (text === 'select version()') answer(['8.0.36'].map(toColumn))
      else answer(columns)
    })
  })

  function answer(shown: typeof columns): void {
    const row = Buffer.concat(shown.map(({ bytes }) => sized(bytes)))
    socket.write(packets(1, [Buffer.from([shown.length]), ...shown.map(describeColumn), end, row, end]))
  }
}

const toColumn = (text: string) => ({ name: 'x', kind: 253, charset: 255, bytes: Buffer.from(text) })

const sized = (bytes: Buffer) => Buffer.concat([Buffer.from([bytes.length]), bytes])

function describeColumn({ name, kind, charset }: (typeof columns)[number]): Buffer {
  const names = ['def', 'shop', 'kinds', 'kinds', name, name].map((text) => sized(Buffer.from(text)))
  return Buffer.concat([...names, Buffer.from([12, charset, 0, 0, 1, 0, 0, kind, 0, 0, 0, 0, 0])])
}

const end = Buffer.from([0xfe, 0, 0, 2, 0])
