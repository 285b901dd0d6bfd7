import { createTestAuth } from '../create-test-auth.ts'
import { createFakeProviders, fakeProviderSettings } from '../fake-providers.ts'
import {
  ada,
  asking,
  refusalIn,
  signIn,
  unknownId,
  type ContractCase,
  type Settings,
} from './contract-case.ts'

/** Flows that leave the service and come back, and the identities they bring. */
export const providerCases: ContractCase[] = [
  {
    code: 'flow_state_not_found',
    status: 404,
    message: 'invalid flow state, no valid flow state found',
    provoke: () =>
      asking(createTestAuth()).post('/token?grant_type=pkce', { auth_code: unknownId, code_verifier: 'x' }),
  },
  {
    code: 'flow_state_expired',
    status: 422,
    message: 'invalid flow state, flow state has expired',
    async provoke() {
      const { auth, code } = await openLinkWithPkce()
      auth.clock.advance(301)
      return asking(auth).post('/token?grant_type=pkce', { auth_code: code, code_verifier: verifier })
    },
  },
  {
    code: 'bad_code_verifier',
    status: 400,
    message: 'code challenge does not match previously saved code verifier',
    async provoke() {
      const { auth, code } = await openLinkWithPkce()
      return asking(auth).post('/token?grant_type=pkce', { auth_code: code, code_verifier: 'x' })
    },
  },
  {
    code: 'flow_state_already_used',
    status: 400,
    message: 'State has already been used',
    async provoke() {
      const { auth, fake } = await withProviders()
      const pkce = `code_challenge=${verifier}&code_challenge_method=plain`
      const start = await auth.request(`/authorize?provider=google&${pkce}`)
      const parameters = fake.approve(start.headers.get('location') ?? '')
      await auth.request(`/callback?${parameters}`)
      return refusalIn(await auth.request(`/callback?${parameters}`))
    },
  },
  {
    code: 'bad_oauth_state',
    status: 400,
    message: 'OAuth state not found or expired',
    provoke: async () => refusalIn(await createTestAuth().request(`/callback?state=${unknownId}&code=x`)),
  },
  {
    code: 'bad_oauth_callback',
    status: 400,
    message: 'OAuth state parameter missing',
    provoke: async () => refusalIn(await createTestAuth().request('/callback?code=x')),
  },
  {
    code: 'provider_disabled',
    status: 400,
    message: 'Provider (issuer "https://accounts.google.com") is not enabled',
    provoke: () =>
      asking(createTestAuth()).post('/token?grant_type=id_token', { provider: 'google', id_token: 'x' }),
  },
  {
    code: 'provider_email_needs_verification',
    status: 422,
    message: 'Unverified email with google. A confirmation email has been sent to your google email',
    async provoke() {
      const { auth, fake } = await withProviders()
      fake.people.google.email_verified = false
      return asking(auth).post('/token?grant_type=id_token', await idTokenOf(fake))
    },
  },
  {
    code: 'manual_linking_disabled',
    status: 404,
    message: 'Manual linking is disabled',
    provoke: async () => (await signIn()).remove(`/user/identities/${unknownId}`),
  },
  {
    code: 'identity_already_exists',
    status: 422,
    message: 'Identity is already linked',
    async provoke() {
      const { fake, post } = await signInWithProviders()
      const linking = { ...(await idTokenOf(fake)), link_identity: true }
      await post('/token?grant_type=id_token', linking)
      return post('/token?grant_type=id_token', linking)
    },
  },
  {
    code: 'identity_not_found',
    status: 422,
    message: "Identity doesn't exist",
    async provoke() {
      const { link, remove } = await signInWithProviders()
      await link()
      return remove(`/user/identities/${unknownId}`)
    },
  },
  {
    code: 'single_identity_not_deletable',
    status: 422,
    message: 'User must have at least 1 identity after unlinking',
    async provoke() {
      const { auth, remove } = await signInWithProviders()
      return remove(`/user/identities/${auth.storage.tables().identities[0]?.id}`)
    },
  },
  {
    code: 'email_conflict_identity_not_deletable',
    status: 422,
    message: 'Unable to unlink identity due to email conflict',
    async provoke() {
      const { auth, link, remove } = await signInWithProviders()
      await link()
      const [own, github] = auth.storage.tables().identities
      await auth.post('/signup', { ...ada, email: 'bob@example.com' })
      if (github) github.email = 'bob@example.com'
      return remove(`/user/identities/${own?.id}`)
    },
  },
]

const verifier = 'a'.repeat(43)

async function openLinkWithPkce() {
  const auth = createTestAuth()
  await auth.post('/signup', { ...ada, code_challenge: verifier, code_challenge_method: 'plain' })
  const response = await auth.request(`/verify?type=signup&token=${auth.mails[0]?.tokenHash}`)
  return { auth, code: new URL(response.headers.get('location') ?? '').searchParams.get('code') }
}

async function withProviders(settings: Settings = {}) {
  const fake = await createFakeProviders()
  const auth = createTestAuth({ ...settings, providers: fakeProviderSettings, fetch: fake.fetch })
  return { auth, fake }
}

/** What an app sends whose user has been to the provider already. */
const idTokenOf = async (fake: Awaited<ReturnType<typeof createFakeProviders>>) => ({
  provider: 'google',
  id_token: await fake.signIdToken({}),
})

/** Ada, who can link an identity at GitHub to her account. */
async function signInWithProviders() {
  const { auth, fake } = await withProviders({ email: { autoconfirm: true }, manualLinking: true })
  const { body } = await auth.post('/signup', ada)
  const headers = { authorization: `Bearer ${body.access_token}` }
  async function link() {
    const start = await auth.request('/user/identities/authorize?provider=github', { headers })
    return auth.request(`/callback?${fake.approve(start.headers.get('location') ?? '')}`)
  }
  return { auth, fake, link, ...asking(auth, headers) }
}
