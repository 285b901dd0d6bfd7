import { afterEach, describe, expect, it } from 'vitest'
import { createAuthClient } from '../../lib/auth-client.ts'
import { gotrueSession, memoryStorage, startGotrueDouble } from '../../testing/gotrue-double.ts'
import type { Answer } from '../../testing/gotrue-double.ts'
import { confirmMailedLink, readMailedLink } from './mailed-link.ts'

const origin = 'https://joinery.example'
const read = (query: string) => readMailedLink(new URLSearchParams(query), origin)

describe('a mailed link', () => {
  it('says which token it carries, what it is for and where it leads', () => {
    expect(read(`token_hash=abc&type=signup&redirect_to=${origin}/dashboard/chat`)).toEqual({
      tokenHash: 'abc',
      type: 'signup',
      destination: '/dashboard/chat',
    })
  })

  it.each([
    ['recovery', '/reset-password'],
    ['invite', '/reset-password'],
    ['magiclink', '/dashboard'],
    ['signup', '/dashboard'],
  ])('of the kind %s leads to %s, wherever a stranger points it', (type, destination) => {
    expect(read(`token_hash=abc&type=${type}&redirect_to=https://evil.example/`)?.destination).toBe(
      destination,
    )
    expect(read(`token_hash=abc&type=${type}&redirect_to=${origin}`)?.destination).toBe(destination)
  })

  it.each(['', 'type=signup', 'token_hash=&type=signup', 'token_hash=abc', 'token_hash=abc&type=toString'])(
    'is none of ours: "%s"',
    (query) => {
      expect(read(query)).toBeUndefined()
    },
  )
})

describe('confirming a mailed link', () => {
  const link = { tokenHash: 'abc', type: 'recovery' as const }

  it('posts the token and keeps the session', async () => {
    const { loadClient, calls, storage } = await open({ status: 200, body: gotrueSession() })
    expect(await confirmMailedLink(loadClient, link)).toEqual({ kind: 'done' })
    expect(calls[0]?.body).toMatchObject({ token_hash: 'abc', type: 'recovery' })
    expect(storage.getItem('joinery-auth')).toContain('refresh-one')
  })

  it('says that a link has expired', async () => {
    const body = { code: 'otp_expired', message: 'Email link is invalid or has expired' }
    const { loadClient } = await open({ status: 403, body })
    expect(await confirmMailedLink(loadClient, link)).toEqual({
      kind: 'refused',
      message: 'Email link is invalid or has expired',
      isExpired: true,
    })
  })

  it('waits for the other mailbox when an address is changed', async () => {
    const msg = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'
    const { loadClient } = await open({ status: 200, body: { msg, code: '200' } })
    expect(await confirmMailedLink(loadClient, { ...link, type: 'email_change' })).toEqual({
      kind: 'other-mailbox',
    })
  })
})

const running: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((stop) => stop()))
})

async function open(answer: Answer) {
  const double = await startGotrueDouble({ 'POST /verify': answer })
  const storage = memoryStorage()
  const client = createAuthClient({ origin: double.origin, storage, isCallback: false })
  running.push(double.stop, () => client.stopAutoRefresh())
  return { loadClient: async () => client, calls: double.calls, storage }
}
