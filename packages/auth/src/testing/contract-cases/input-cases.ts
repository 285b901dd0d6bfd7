import { LockTimeoutError } from '../../ports/storage.ts'
import { createTestAuth } from '../create-test-auth.ts'
import { ada, asking, signIn, trusting, unknownId, type ContractCase } from './contract-case.ts'

const isLocked = () => Promise.reject(new LockTimeoutError())

/** Requests that cannot be read, or not carried out now. */
export const inputCases: ContractCase[] = [
  {
    code: 'validation_failed',
    status: 400,
    message: 'Refresh token is not valid',
    provoke: () =>
      asking(createTestAuth()).post('/token?grant_type=refresh_token', { refresh_token: 'nonsense' }),
  },
  {
    code: 'validation_failed',
    status: 400,
    message: 'Unable to validate email address: invalid format',
    provoke: () => asking(createTestAuth()).post('/signup', { ...ada, email: 'nonsense' }),
  },
  {
    code: 'validation_failed',
    status: 400,
    message: 'Invalid phone number format (E.164 required)',
    provoke: () =>
      asking(createTestAuth({ phone: { enabled: true } })).post('/signup', {
        phone: 'nonsense',
        password: ada.password,
      }),
  },
  {
    code: 'validation_failed',
    status: 400,
    message: 'Password cannot be longer than 72 characters',
    provoke: () => asking(createTestAuth()).post('/signup', { ...ada, password: 'x'.repeat(73) }),
  },
  {
    code: 'validation_failed',
    status: 400,
    message: 'Unsupported provider: provider is not enabled',
    provoke: () => asking(createTestAuth()).get('/authorize?provider=google'),
  },
  {
    code: 'validation_failed',
    status: 404,
    message: 'factor_id must be an UUID',
    provoke: async () => (await signIn()).remove('/factors/nonsense'),
  },
  {
    code: 'validation_failed',
    status: 422,
    message: 'Invalid email format',
    provoke: () =>
      asking(createTestAuth()).post('/verify', { type: 'signup', email: 'nonsense', token: '1' }),
  },
  {
    code: 'validation_failed',
    status: 422,
    message: 'Updating password of an anonymous user without an email or phone is not allowed',
    async provoke() {
      const auth = createTestAuth({ anonymous: true })
      const { body } = await auth.post('/signup', {})
      const headers = { authorization: `Bearer ${body.access_token}` }
      return asking(auth, headers).put('/user', { password: ada.password })
    },
  },
  {
    code: 'bad_json',
    status: 400,
    message: 'Could not parse request body as JSON',
    provoke: () => asking(createTestAuth()).post('/signup', '{'),
  },
  {
    code: 'request_entity_too_large',
    status: 413,
    message: 'Request body too large (max 1048576 bytes)',
    provoke: () => asking(createTestAuth()).post('/signup', { email: 'a'.repeat(1024 * 1024) }),
  },
  {
    code: 'conflict',
    status: 409,
    message: 'Too many concurrent token refresh requests on the same session',
    async provoke() {
      const { auth, refreshToken, post } = await signIn()
      Object.assign(auth.storage, { transaction: isLocked, stepSession: isLocked })
      return post('/token?grant_type=refresh_token', { refresh_token: refreshToken })
    },
  },
  {
    code: 'over_request_rate_limit',
    status: 429,
    message: 'Request rate limit reached',
    async provoke() {
      const auth = createTestAuth({ rateLimits: { verify: { limit: 1, windowSeconds: 60 } } })
      const { post } = asking(auth, { 'x-forwarded-for': '10.0.0.1' })
      await post('/verify')
      return post('/verify')
    },
  },
  {
    code: 'over_email_send_rate_limit',
    status: 429,
    message: 'For security purposes, you can only request this after 60 seconds.',
    async provoke() {
      const { post } = asking(createTestAuth())
      await post('/recover', { email: ada.email })
      return post('/recover', { email: ada.email })
    },
  },
  {
    code: 'over_sms_send_rate_limit',
    status: 429,
    message: 'For security purposes, you can only request this after 60 seconds.',
    async provoke() {
      const { post } = asking(createTestAuth({ phone: { enabled: true } }))
      await post('/otp', { phone: '+41791234567' })
      return post('/otp', { phone: '+41791234567' })
    },
  },
  {
    code: 'captcha_failed',
    status: 400,
    message: 'captcha protection: request disallowed (no captcha_token found)',
    provoke: () =>
      asking(createTestAuth({ captcha: { provider: 'turnstile', secret: 'shh' } })).post('/signup', ada),
  },
  {
    code: 'web3_provider_disabled',
    status: 422,
    message: 'Web3 provider is disabled',
    provoke: () => asking(createTestAuth()).post('/token?grant_type=web3'),
  },
  {
    code: 'saml_provider_disabled',
    status: 404,
    message: 'SAML 2.0 is disabled',
    provoke: () => asking(createTestAuth()).post('/sso', 'said before the body is read'),
  },
  {
    code: 'sso_provider_not_found',
    status: 404,
    message: 'No such SSO provider',
    provoke: () =>
      asking(createTestAuth({ saml: { enabled: true } })).post('/sso', { provider_id: unknownId }),
  },
  {
    code: 'sso_provider_disabled',
    status: 404,
    message: 'This SSO provider is disabled',
    async provoke() {
      const auth = createTestAuth({ ...trusting, saml: { enabled: true } })
      const now = auth.clock.now()
      await auth.storage.transaction((tx) =>
        tx.insertSsoProvider({
          id: unknownId,
          enabled: false,
          domains: ['company.test'],
          entityId: 'https://idp.test',
          entryPoint: 'https://idp.test/sso',
          certificates: [],
          nameIdFormat: null,
          attributeNames: {},
          createdAt: now,
          updatedAt: now,
        }),
      )
      return asking(auth).post('/sso', { domain: 'company.test' })
    },
  },
]
