import { afterEach, expect, it } from 'vitest'
import { createAuthClient } from '../../lib/auth-client.ts'
import { gotrueSession, memoryStorage, startGotrueDouble } from '../../testing/gotrue-double.ts'
import { listIdentities } from './list-identities.ts'
import { prepareLink } from './link-identity.ts'

const email = {
  id: 'u1',
  identity_id: 'i1',
  user_id: 'u1',
  provider: 'email',
  identity_data: { email: 'ada@example.com' },
}

it('lists the ways in that are there, and those that could be added', () => {
  const github = { ...email, identity_id: 'i2', provider: 'github', identity_data: { user_name: 'ada' } }
  const saml = { ...email, identity_id: 'i3', provider: 'sso:42', identity_data: {} }
  const { linked, linkable } = listIdentities([email, github, saml])
  expect(linked.map(({ title, detail }) => [title, detail])).toEqual([
    ['E-mail and password', 'ada@example.com'],
    ['GitHub', 'ada'],
    ['sso:42', 'Linked'],
  ])
  expect(linkable.map(({ provider }) => provider)).toEqual(['google', 'facebook'])
})

it('leads to the page of the provider, in the name of the user', async () => {
  const double = await startGotrueDouble({
    'GET /settings': { status: 200, body: { external: { github: true } } },
  })
  running.push(double.stop)
  const storage = memoryStorage()
  storage.setItem('joinery-auth', JSON.stringify(gotrueSession()))
  const client = createAuthClient({ origin: double.origin, storage, isCallback: false })
  running.push(() => client.stopAutoRefresh())
  const link = { loadClient: async () => client, origin: double.origin }

  expect(await prepareLink(link, 'google')).toMatchObject({ message: expect.stringContaining('not set up') })
  expect(double.calls).toHaveLength(1)
  expect(await prepareLink(link, 'github')).toEqual({ kind: 'refused', message: 'Not found' })
  const { call, authorization } = double.calls[2] ?? { call: '' }
  const query = new URLSearchParams(call.split('?')[1])
  expect(call).toMatch(/^GET \/user\/identities\/authorize\?/)
  expect(query.get('provider')).toBe('github')
  expect(query.get('redirect_to')).toBe(
    `${double.origin}/auth/callback?return_to=%2Fdashboard%2Fsettings&link=yes`,
  )
  expect(authorization).toMatch(/^Bearer /)
})

const running: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((stop) => stop()))
})
