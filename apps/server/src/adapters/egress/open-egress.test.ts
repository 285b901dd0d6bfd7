import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import type { Server } from 'node:net'
import { texts } from '@joinery/contract'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import {
  hostileHostFields,
  hostileHosts,
  hostileNames,
  hostileUrls,
} from '../../testing/hostile-addresses.ts'
import { openEgress } from './open-egress.ts'

let connections = 0
let port = 0
const listeners: Server[] = []

/** Waits on every address of this machine, the IPv6 ones included, and counts who comes. */
beforeAll(async () => {
  const listener = createServer((socket) => {
    connections += 1
    socket.on('error', () => undefined).end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n')
  })
  port = await listen(listener, '::')
})
afterAll(() => listeners.forEach((listener) => listener.close()))

const findAddresses = async (name: string) => {
  const known = hostileNames[name]
  if (known) return known
  if (/^[\d.]+$/.test(name) || name.includes(':')) return [name]
  throw new Error(`getaddrinfo ENOTFOUND ${name}`)
}

describe('the way out to addresses that users give', () => {
  const egress = openEgress({ allowPrivate: false, findAddresses })
  const systemEgress = openEgress({ allowPrivate: false })

  it('has at least 120 hostile hosts and addresses to face', () => {
    expect(new Set(hostileHosts).size).toBe(hostileHosts.length)
    expect(hostileHosts.length).toBeGreaterThanOrEqual(120)
  })

  it.each(hostileHosts)('connects nowhere for the host %j, as a socket and over HTTP', async (host) => {
    await expect(egress.connect(host, port)).rejects.toThrow(sentences)
    await expect(systemEgress.connect(host, port)).rejects.toThrow(sentences)
    for (const ask of [egress.fetch, egress.fetchPatiently])
      await expect(ask(`http://${inUrl(host)}:${port}/`)).rejects.toThrow(sentences)
    expect(connections).toBe(0)
  })

  it.each(hostileHostFields)('connects nowhere for %j, which is no host', async (host) => {
    await expect(egress.connect(host, port)).rejects.toThrow(sentences)
    expect(connections).toBe(0)
  })

  it.each(hostileUrls)('connects nowhere for the address %j', async (url) => {
    await expect(egress.fetch(url.replaceAll('PORT', String(port)))).rejects.toThrow(sentences)
    expect(connections).toBe(0)
  })

  it.each([0, -1, 65_536, 1.5, Number.NaN])('takes no port %d', async (bad) => {
    await expect(egress.connect('93.184.216.34', bad)).rejects.toThrow(texts.egress.notAnAddress)
  })

  it('says in a sentence why it refuses, over HTTP too', async () => {
    await expect(egress.fetch(`http://private.example:${port}/`)).rejects.toMatchObject({
      code: 'invalid-input',
      message: texts.egress.privateAddress,
    })
  })

  it('asks a name once and goes where it was checked, so that an answer that changes leads nowhere', async () => {
    let asked = 0
    const rebinding = openEgress({
      allowPrivate: false,
      findAddresses: async () => [(asked += 1) === 1 ? '93.184.216.34' : '127.0.0.1'],
    })
    expect(await rebinding.resolve('rebind.example', port)).toEqual({
      host: 'rebind.example',
      address: '93.184.216.34',
      port,
    })
    await expect(rebinding.fetch(`http://rebind.example:${port}/`)).rejects.toThrow(
      texts.egress.privateAddress,
    )
    expect({ asked, connections }).toEqual({ asked: 2, connections: 0 })
  })
})

describe('with private addresses allowed', () => {
  const egress = openEgress({ allowPrivate: true, findAddresses })

  it('reaches a server on this machine, over HTTP and as a socket, by its name', async () => {
    const hosts: (string | undefined)[] = []
    const server = createHttpServer((request, response) => {
      hosts.push(request.headers.host)
      response.end('here')
    })
    onTestFinished(() => void server.close())
    const open = await listen(server, '127.0.0.1')
    const answer = await egress.fetch(`http://loopback.example:${open}/`)
    expect(await answer.text()).toBe('here')
    expect(hosts).toEqual([`loopback.example:${open}`])
    const socket = await egress.connect('loopback.example', open)
    expect(socket.remoteAddress).toBe('127.0.0.1')
    socket.destroy()
  })

  it.each([1, 2, 5, 10])('does not follow the first of %d redirects', async (depth) => {
    let asked = 0
    const server = createHttpServer((_request, response) => {
      asked += 1
      response.writeHead(302, { location: asked < depth ? `/${asked}` : `http://127.0.0.1:${port}/` }).end()
    })
    onTestFinished(() => void server.close())
    const open = await listen(server, '127.0.0.1')
    const answer = await egress.fetch(`http://127.0.0.1:${open}/`, { redirect: 'follow' })
    expect({ status: answer.status, asked, connections }).toEqual({ status: 302, asked: 1, connections: 0 })
  })

  it.each([
    '169.254.169.254',
    '::ffff:169.254.169.254',
    '168.63.129.16',
    'metadata.example',
    'fd00:ec2::254',
  ])('still does not call %s, where a cloud keeps credentials', async (host) => {
    await expect(egress.connect(host, port)).rejects.toThrow(texts.egress.privateAddress)
  })
})

const sentences = new RegExp(
  [texts.egress.notAnAddress, texts.egress.notFound, texts.egress.privateAddress, 'fetch failed'].join('|'),
)

const inUrl = (host: string) => (host.includes(':') && !host.startsWith('[') ? `[${host}]` : host)

function listen(server: Server, host: string): Promise<number> {
  listeners.push(server)
  return new Promise((resolve) => {
    server.listen(0, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}
