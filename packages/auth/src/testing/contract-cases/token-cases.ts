import { SignJWT } from 'jose'
import { createTestAuth, serviceSecret } from '../create-test-auth.ts'
import { ada, asking, phone, signIn, trusting, unknownId, type ContractCase } from './contract-case.ts'

const sign = (claims: Record<string, unknown>) =>
  new SignJWT({ role: 'authenticated', aud: 'authenticated', ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setExpirationTime('1 hour')
    .sign(new TextEncoder().encode(serviceSecret))

const withToken = async (claims: Record<string, unknown>) => ({
  authorization: `Bearer ${await sign(claims)}`,
})

/** What is wrong with who asks: no token, a bad one, or one whose session is over. */
export const tokenCases: ContractCase[] = [
  {
    code: 'no_authorization',
    status: 401,
    message: 'This endpoint requires a valid Bearer token',
    provoke: () => asking(createTestAuth()).get('/user'),
  },
  {
    code: 'no_authorization',
    status: 403,
    message: 'Anonymous user not allowed to perform these actions',
    async provoke() {
      const auth = createTestAuth({ anonymous: true })
      const { body } = await auth.post('/signup', {})
      return asking(auth, { authorization: `Bearer ${body.access_token}` }).post('/factors')
    },
  },
  {
    code: 'bad_jwt',
    status: 403,
    message: 'invalid JWT: unable to parse or verify signature, token is malformed',
    provoke: () => asking(createTestAuth(), { authorization: 'Bearer nonsense' }).get('/user'),
  },
  {
    code: 'bad_jwt',
    status: 403,
    message: 'invalid claim: missing sub claim',
    provoke: async () => asking(createTestAuth(), await withToken({ session_id: unknownId })).get('/user'),
  },
  {
    code: 'bad_jwt',
    status: 403,
    message: 'invalid claim: session_id claim must be a UUID',
    provoke: async () =>
      asking(createTestAuth(), await withToken({ sub: unknownId, session_id: 'x' })).get('/user'),
  },
  {
    code: 'bad_jwt',
    status: 400,
    message: 'invalid claim: sub claim must be a UUID',
    provoke: async () => asking(createTestAuth(), await withToken({ sub: 'x' })).get('/user'),
  },
  {
    code: 'user_not_found',
    status: 403,
    message: 'User from sub claim in JWT does not exist',
    provoke: async () =>
      asking(createTestAuth(), await withToken({ sub: unknownId, session_id: unknownId })).get('/user'),
  },
  {
    code: 'session_not_found',
    status: 403,
    message: 'Session from session_id claim in JWT does not exist',
    async provoke() {
      const { auth, headers, get } = await signIn()
      await auth.post('/logout', undefined, headers)
      return get('/user')
    },
  },
  {
    code: 'not_admin',
    status: 403,
    message: 'User not allowed',
    provoke: async () => (await signIn()).get('/admin/users'),
  },
  {
    code: 'not_admin',
    status: 403,
    message: 'Updating app_metadata requires admin privileges',
    provoke: async () => (await signIn()).put('/user', { app_metadata: { admin: true } }),
  },
  {
    code: 'user_banned',
    status: 403,
    message: 'User is banned',
    async provoke() {
      const { auth, get } = await signIn()
      for (const user of auth.storage.tables().users) user.bannedUntil = new Date('2100-01-01')
      return get('/user')
    },
  },
  {
    code: 'user_banned',
    status: 403,
    message: 'User is banned',
    async provoke() {
      const auth = createTestAuth()
      await auth.post('/signup', ada)
      for (const user of auth.storage.tables().users) user.bannedUntil = new Date('2100-01-01')
      return asking(auth).post('/verify', { type: 'signup', token_hash: auth.mails[0]?.tokenHash })
    },
  },
  {
    code: 'user_banned',
    status: 400,
    message: 'Invalid Refresh Token: User Banned',
    async provoke() {
      const { auth, refreshToken, post } = await signIn()
      for (const user of auth.storage.tables().users) user.bannedUntil = new Date('2100-01-01')
      return post('/token?grant_type=refresh_token', { refresh_token: refreshToken })
    },
  },
  {
    code: 'refresh_token_not_found',
    status: 400,
    message: 'Invalid Refresh Token: Refresh Token Not Found',
    async provoke() {
      const { auth, headers, refreshToken, post } = await signIn()
      await auth.post('/logout', undefined, headers)
      return post('/token?grant_type=refresh_token', { refresh_token: refreshToken })
    },
  },
  {
    code: 'refresh_token_already_used',
    status: 400,
    message: 'Invalid Refresh Token: Already Used',
    async provoke() {
      const { auth, refreshToken: first, post } = await signIn()
      const second = await auth.post('/token?grant_type=refresh_token', { refresh_token: first })
      await auth.post('/token?grant_type=refresh_token', { refresh_token: second.body.refresh_token })
      auth.clock.advance(11)
      return post('/token?grant_type=refresh_token', { refresh_token: first })
    },
  },
  {
    code: 'session_expired',
    status: 400,
    message: 'Invalid Refresh Token: Session Expired',
    async provoke() {
      const { auth, refreshToken, post } = await signIn({ ...trusting, sessions: { timeboxSeconds: 60 } })
      auth.clock.advance(61)
      return post('/token?grant_type=refresh_token', { refresh_token: refreshToken })
    },
  },
  {
    code: 'email_not_confirmed',
    status: 422,
    message: 'Please verify your email first.',
    async provoke() {
      const { auth, get } = await signIn()
      for (const user of auth.storage.tables().users) user.emailConfirmedAt = null
      return get('/reauthenticate')
    },
  },
  {
    code: 'phone_not_confirmed',
    status: 422,
    message: 'Please verify your phone first.',
    async provoke() {
      const { auth, get } = await signIn()
      for (const user of auth.storage.tables().users) Object.assign(user, { email: null, phone })
      return get('/reauthenticate')
    },
  },
]
