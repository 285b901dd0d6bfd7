import { randomBytes, randomUUID } from 'node:crypto'
import { projectId as projectIdSchema } from '@joinery/contract'
import { expect, it } from 'vitest'
import { createFindWay } from './find-way.ts'
import { createPreviewHosts } from './preview-hosts.ts'

const projectId = projectIdSchema.parse(randomUUID())

function waysOf(appOrigin: string, previewHost: string, followsPort = false) {
  const protocol = appOrigin.startsWith('https:') ? 'https:' : 'http:'
  const hosts = createPreviewHosts({ host: previewHost, protocol, followsPort, key: randomBytes(32) })
  const { findWay, framesAt } = createFindWay({
    hosts,
    doors: { portOf: async () => 20_001 },
    appOrigins: [appOrigin],
  })
  const find = (origin: string | undefined, host = URL.parse(origin ?? '')?.host, byPort = false) =>
    findWay({ projectId, origin, host, byPort })
  return { find, framesAt, nameAt: (page?: string) => hosts.originOf(projectId, page) }
}

const local = waysOf('http://localhost:3000', 'preview.localhost:3000', true)
const named = waysOf('https://joinery.example', 'preview.joinery.example')

it('a preview stands below its name for whoever opened the app at its own address', async () => {
  const { find, nameAt } = local
  expect(await find('http://localhost:3000')).toEqual({
    origin: nameAt(),
    parentOrigin: 'http://localhost:3000',
  })
})

it.each(['http://192.168.7.7:3000', 'http://joinery.lan:3000', 'http://joinery.lan'])(
  'a preview stands at a port for whoever opened the app at %s',
  async (address) => {
    const { hostname } = new URL(address)
    expect(await local.find(address)).toEqual({ origin: `http://${hostname}:20001`, parentOrigin: address })
    expect(local.framesAt(new URL(address).host)).toContain(` http://${hostname}:*`)
  },
)

it('through a tunnel, or a mapping of ports, a preview is asked at the port that is open', async () => {
  const page = 'http://localhost:8080'
  const { origin, parentOrigin } = await local.find(page)
  expect(origin).toMatch(/^http:\/\/[a-z2-7]{42}\.preview\.localhost:8080$/)
  expect(parentOrigin).toBe(page)
  expect(local.framesAt('localhost:8080')).toBe('http://*.preview.localhost:8080 http://localhost:*')
  const fixed = waysOf('http://localhost:3000', 'preview.localhost:3000')
  expect(await fixed.find(page)).toEqual({ origin: fixed.nameAt(), parentOrigin: page })
})

it('a preview stands at a port for a browser that finds no names here', async () => {
  const address = 'http://localhost:3000'
  expect(await local.find(address, 'localhost:3000', true)).toEqual({
    origin: 'http://localhost:20001',
    parentOrigin: address,
  })
})

it.each([
  ['a certificate', 'https://192.168.7.7:3000'],
  ['an address in brackets', 'http://[fd00::7]:3000'],
])('with %s it stands below its name, and talks to the page that is open', async (_, page) => {
  const { find, nameAt } = local
  expect(await find(page)).toEqual({ origin: nameAt(), parentOrigin: page })
})

it('where the app has a certificate, previews stand below their names for every page of it', async () => {
  const page = 'http://192.168.7.7:3000'
  expect(await named.find(page)).toEqual({ origin: named.nameAt(), parentOrigin: page })
})

it.each([
  ['a page of another server', 'http://elsewhere.example'],
  ['no page at all', undefined],
])('asked by %s it talks to the app at its own address', async (_, origin) => {
  const { find, nameAt } = local
  const own = 'http://localhost:3000'
  expect(await find(origin, 'localhost:3000')).toEqual({ origin: nameAt(), parentOrigin: own })
})

it('pages with a certificate frame nothing that has none, and what is no address stands in no policy', () => {
  expect(named.framesAt('192.168.7.7:3000')).toBe('https://*.preview.joinery.example')
  for (const host of [undefined, '', '[fd00::7]:3000', "x; script-src 'unsafe-inline'", 'a b'])
    expect(local.framesAt(host)).toBe('http://*.preview.localhost:3000')
})
