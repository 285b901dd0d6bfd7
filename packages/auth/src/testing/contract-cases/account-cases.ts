import { createTestAuth } from '../create-test-auth.ts'
import { createServiceKey } from '../service-key.ts'
import { ada, asking, phone, signIn, trusting, type ContractCase, type Settings } from './contract-case.ts'

const byPhone = { phone, password: ada.password }
const weakness = 'Password should be at least 6 characters.'
const other = 'bob@example.com'

async function asAdmin(auth: ReturnType<typeof createTestAuth>) {
  return asking(auth, { authorization: `Bearer ${await createServiceKey()}` })
}

const closed: Settings = { email: { enabled: false } }

/** Signing up, signing in with a password, and changing an account. */
export const accountCases: ContractCase[] = [
  ...[
    { ...ada, email: other },
    { ...ada, password: 'wrong horse' },
    { email: ada.email, password: '' },
  ].map((credentials) => ({
    code: 'invalid_credentials',
    status: 400,
    message: 'Invalid login credentials',
    provoke: async () => (await signIn()).post('/token?grant_type=password', credentials),
  })),
  {
    code: 'invalid_credentials',
    status: 400,
    message: 'unsupported_grant_type',
    provoke: () => asking(createTestAuth()).post('/token?grant_type=nonsense'),
  },
  {
    code: 'email_not_confirmed',
    status: 400,
    message: 'Email not confirmed',
    async provoke() {
      const auth = createTestAuth()
      await auth.post('/signup', ada)
      return asking(auth).post('/token?grant_type=password', ada)
    },
  },
  {
    code: 'phone_not_confirmed',
    status: 400,
    message: 'Phone not confirmed',
    async provoke() {
      const auth = createTestAuth({ phone: { enabled: true } })
      await auth.post('/signup', byPhone)
      return asking(auth).post('/token?grant_type=password', byPhone)
    },
  },
  {
    code: 'user_banned',
    status: 400,
    message: 'User is banned',
    async provoke() {
      const { auth, post } = await signIn()
      for (const user of auth.storage.tables().users) user.bannedUntil = new Date('2100-01-01')
      return post('/token?grant_type=password', { ...ada, password: 'not even looked at' })
    },
  },
  {
    code: 'signup_disabled',
    status: 422,
    message: 'Signups not allowed for this instance',
    provoke: () => asking(createTestAuth({ disableSignup: true })).post('/signup', ada),
  },
  {
    code: 'anonymous_provider_disabled',
    status: 422,
    message: 'Anonymous sign-ins are disabled',
    provoke: () => asking(createTestAuth()).post('/signup'),
  },
  {
    code: 'email_provider_disabled',
    status: 400,
    message: 'Email signups are disabled',
    provoke: () => asking(createTestAuth(closed)).post('/signup', ada),
  },
  ...['/recover', '/resend'].map((path) => ({
    code: 'email_provider_disabled',
    status: 400,
    message: 'Email logins are disabled',
    provoke: () => asking(createTestAuth(closed)).post(path, { type: 'signup', email: ada.email }),
  })),
  ...['/token?grant_type=password', '/otp'].map((path) => ({
    code: 'email_provider_disabled',
    status: 422,
    message: 'Email logins are disabled',
    provoke: () => asking(createTestAuth(closed)).post(path, ada),
  })),
  {
    code: 'phone_provider_disabled',
    status: 400,
    message: 'Phone signups are disabled',
    provoke: () => asking(createTestAuth()).post('/signup', byPhone),
  },
  {
    code: 'phone_provider_disabled',
    status: 400,
    message: 'Phone logins are disabled',
    provoke: () => asking(createTestAuth()).post('/resend', { type: 'sms', phone }),
  },
  {
    code: 'phone_provider_disabled',
    status: 422,
    message: 'Phone logins are disabled',
    provoke: () => asking(createTestAuth()).post('/token?grant_type=password', byPhone),
  },
  {
    code: 'user_already_exists',
    status: 422,
    message: 'User already registered',
    provoke: async () => (await signIn()).post('/signup', ada),
  },
  {
    code: 'email_exists',
    status: 422,
    message: 'A user with this email address has already been registered',
    async provoke() {
      const { auth, put } = await signIn()
      await auth.post('/signup', { ...ada, email: other })
      return put('/user', { email: other })
    },
  },
  {
    code: 'email_exists',
    status: 422,
    message: 'A user with this email address has already been registered',
    provoke: async () => (await asAdmin((await signIn()).auth)).post('/admin/users', { email: ada.email }),
  },
  {
    code: 'phone_exists',
    status: 422,
    message: 'A user with this phone number has already been registered',
    async provoke() {
      const { auth, put } = await signIn({ ...trusting, phone: { enabled: true, autoconfirm: true } })
      await auth.post('/signup', byPhone)
      return put('/user', { phone })
    },
  },
  {
    code: 'weak_password',
    status: 422,
    message: weakness,
    provoke: () => asking(createTestAuth()).post('/signup', { ...ada, password: 'tiny' }),
  },
  {
    code: 'same_password',
    status: 422,
    message: 'New password should be different from the old password.',
    provoke: async () => (await signIn()).put('/user', { password: ada.password }),
  },
  {
    code: 'reauthentication_needed',
    status: 400,
    message: 'Password update requires reauthentication',
    provoke: async () => (await signInLongAgo()).put('/user', { password: 'another horse' }),
  },
  {
    code: 'reauthentication_not_valid',
    status: 422,
    message: 'Nonce has expired or is invalid',
    provoke: async () => (await signInLongAgo()).put('/user', { password: 'another horse', nonce: '1' }),
  },
  {
    code: 'current_password_required',
    status: 400,
    message: 'Current password required when setting new password.',
    provoke: async () =>
      (await signIn({ ...trusting, requireCurrentPassword: true })).put('/user', {
        password: 'another horse',
      }),
  },
  {
    code: 'current_password_invalid',
    status: 400,
    message: 'Current password required when setting new password.',
    provoke: async () =>
      (await signIn({ ...trusting, requireCurrentPassword: true })).put('/user', {
        password: 'another horse',
        current_password: 'wrong horse',
      }),
  },
  {
    code: 'otp_expired',
    status: 403,
    message: 'Token has expired or is invalid',
    provoke: () => asking(createTestAuth()).post('/verify', { type: 'email', email: ada.email, token: '1' }),
  },
  {
    code: 'otp_expired',
    status: 403,
    message: 'Email link is invalid or has expired',
    provoke: () => asking(createTestAuth()).post('/verify', { type: 'email', token_hash: 'x' }),
  },
]

async function signInLongAgo() {
  const signedIn = await signIn({ ...trusting, reauthForPassword: true, jwt: { expSeconds: 200_000 } })
  signedIn.auth.clock.advance(86_401)
  return signedIn
}
