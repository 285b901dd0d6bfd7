import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createPreviewHosts } from '../access/preview-hosts.ts'
import { createPreviewCookie } from './preview-cookie.ts'

const at = (protocol: 'http:' | 'https:', host: string) =>
  createPreviewCookie(createPreviewHosts({ host, protocol, key: randomBytes(32) }))

it.each([
  ['https:', 'preview.joinery.example'],
  ['http:', 'preview.localhost:3000'],
] as const)('the cookie at %s//%s goes into frames of another site', (protocol, host) => {
  const cookie = at(protocol, host)
  const written = cookie.write('pass')
  expect(written).toBe('__Host-preview=pass; Path=/; HttpOnly; Secure; SameSite=None; Partitioned')
  expect(cookie.read(`a=b; ${written.split(';')[0]}`)).toBe('pass')
})

it.each(['preview.joinery.lan:3000', 'preview.notlocalhost'])(
  'the cookie at http://%s is one that browsers keep without a certificate',
  (host) => {
    const cookie = at('http:', host)
    const written = cookie.write('pass')
    expect(written).toBe('preview=pass; Path=/; HttpOnly; SameSite=Lax')
    expect(cookie.read(`a=b; ${written.split(';')[0]}`)).toBe('pass')
  },
)
