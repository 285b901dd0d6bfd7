import { createServer } from 'node:net'
import { texts } from '@joinery/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostileHostFields, hostileHosts, hostileNames } from '../../testing/hostile-addresses.ts'
import { openEgress } from '../../adapters/egress/open-egress.ts'
import { openMysql } from './mysql/store.ts'
import { openPostgres } from './postgres/store.ts'

let connections = 0
let port = 0
const listener = createServer((socket) => {
  connections += 1
  socket.destroy()
})

beforeAll(async () => {
  await new Promise<void>((resolve) => listener.listen(0, '::', resolve))
  const address = listener.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => void listener.close())

const egress = openEgress({
  allowPrivate: false,
  async findAddresses(name) {
    const known = hostileNames[name] ?? (/^[\d.]+$|:/.test(name) ? [name] : undefined)
    if (!known) throw new Error(`getaddrinfo ENOTFOUND ${name}`)
    return known
  },
})
const sentences = new RegExp(Object.values(texts.egress).join('|'))

describe.each([
  ['PostgreSQL', openPostgres],
  ['MySQL', openMysql],
] as const)('a %s connection', (_, open) => {
  it('is made to none of the hosts that nobody may call', async () => {
    for (const host of [...hostileHosts, ...hostileHostFields]) {
      const login = { host, port, database: 'x', username: 'x', password: 'x', caCertificate: null }
      const refusal = await open(egress, { ...login, engine: 'postgresql', tls: 'off' }).then(
        () => 'It was opened.',
        (error: Error) => error.message,
      )
      expect({ host, refusal }).toEqual({ host, refusal: expect.stringMatching(sentences) })
    }
    expect(connections).toBe(0)
  })
})
