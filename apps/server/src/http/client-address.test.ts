import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { Env } from './app-types.ts'
import { clientAddress } from './client-address.ts'

describe('clientAddress', () => {
  it.each([
    ['the other end of the connection', false, '203.0.113.9', '127.0.0.1'],
    [
      'what a trusted proxy has seen, not what the client claims',
      true,
      '198.51.100.1, 203.0.113.9',
      '203.0.113.9',
    ],
    ['the other end when the trusted proxy says nothing', true, '', '127.0.0.1'],
    ['an IPv4 address without its IPv6 coat', true, '::ffff:203.0.113.9', '203.0.113.9'],
    ['an IPv6 address as it is', true, '2001:db8::1', '2001:db8::1'],
  ])('is %s', async (...given) => {
    const [, trustsProxy, forwarded, expected] = given
    const app = new Hono<Env>().get('/', (context) =>
      context.text(clientAddress(context, { trustsProxy }) ?? 'unknown'),
    )
    const answer = await app.request(
      '/',
      { headers: { 'x-forwarded-for': forwarded } },
      { incoming: { socket: { remoteAddress: '::ffff:127.0.0.1' } } },
    )
    expect(await answer.text()).toBe(expected)
  })
})
