import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTestAuth } from '../testing/create-test-auth.ts'

const credentials = { email: 'ada@example.com', password: 'correct horse' }

async function signedIn(settings: Parameters<typeof createTestAuth>[0] = {}) {
  const auth = createTestAuth({ ...settings, email: { autoconfirm: true } })
  const { body } = await auth.post('/signup', credentials)
  const refresh = async (token: string) =>
    auth.post('/token?grant_type=refresh_token', { refresh_token: token })
  const first: string = body.refresh_token
  return { auth, refresh, first }
}

describe('refreshing a session', () => {
  it('gives a new pair, with the same session and the same ways of having signed in', async () => {
    const { auth, refresh, first } = await signedIn()
    auth.clock.advance(30)
    const { status, body } = await refresh(first)
    expect(status).toBe(200)
    expect(body.refresh_token).not.toBe(first)
    const claims = await auth.auth.verifyAccessToken(body.access_token)
    expect(claims?.amr).toHaveLength(1)
    expect(claims?.session_id).toBe(auth.storage.tables().sessions[0]?.id)
  })

  it('gives two tabs that come at once the same next token', async () => {
    const { refresh, first } = await signedIn()
    const replies = await Promise.all([refresh(first), refresh(first), refresh(first)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(replies.map(({ body }) => body.refresh_token)).size).toBe(1)
  })

  it('forgives the token before the active one at any time, because the reply may have been lost', async () => {
    const { auth, refresh, first } = await signedIn()
    const second = (await refresh(first)).body.refresh_token
    auth.clock.advance(1000)
    expect((await refresh(first)).body.refresh_token).toBe(second)
  })

  it('takes an older token for stolen and ends the session with all its descendants', async () => {
    const { auth, refresh, first } = await signedIn()
    const second = (await refresh(first)).body.refresh_token
    const third = (await refresh(second)).body.refresh_token
    auth.clock.advance(11)
    const stolen = await refresh(first)
    expect(stolen).toMatchObject({
      status: 400,
      body: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
    })
    expect((await refresh(third)).body.code).toBe('refresh_token_not_found')
    expect(auth.storage.tables().sessions).toEqual([])
  })

  it('only refuses an older token where rotation is off', async () => {
    const { auth, refresh, first } = await signedIn({ refresh: { rotation: false } })
    const second = (await refresh(first)).body.refresh_token
    const third = (await refresh(second)).body.refresh_token
    auth.clock.advance(11)
    expect((await refresh(first)).body.code).toBe('refresh_token_already_used')
    expect((await refresh(third)).status).toBe(200)
  })

  it('says what is wrong with a token that is none', async () => {
    const { refresh } = await signedIn()
    expect((await refresh('')).body).toEqual({
      error: 'invalid_request',
      error_description: 'refresh_token required',
    })
    expect((await refresh('nonsense')).body).toMatchObject({
      code: 'validation_failed',
      message: 'Refresh token is not valid',
    })
    expect((await refresh('abcdefghijkl')).body.code).toBe('refresh_token_not_found')
  })

  it.each([
    ['its time is up', { timeboxSeconds: 100 }, 'Session Expired'],
    ['nobody used it', { inactivitySeconds: 100 }, 'Session Expired (Inactivity)'],
  ])('ends when %s', async (_, sessions, message) => {
    const { auth, refresh, first } = await signedIn({ sessions })
    auth.clock.advance(101)
    expect((await refresh(first)).body).toMatchObject({
      code: 'session_expired',
      message: `Invalid Refresh Token: ${message}`,
    })
  })

  it('leaves a user one session where that is the rule', async () => {
    const { auth, refresh, first } = await signedIn({ sessions: { singlePerUser: true } })
    auth.clock.advance(5)
    await auth.post('/token?grant_type=password', credentials)
    expect((await refresh(first)).body.message).toBe(
      'Invalid Refresh Token: Session Expired (Revoked by Newer Login)',
    )
  })
})

type Step = { kind: 'refresh'; pick: number } | { kind: 'wait'; seconds: number } | { kind: 'sign-out' }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('refresh' as const), pick: fc.nat(20) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 25 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sign-out' as const) }) },
)

describe('any history of refreshes, reuse, waiting and sign-out', () => {
  it(
    'has one live chain: a token is the active one, forgiven, or the end of the family',
    { tags: ['thorough'] },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
          const { auth, refresh, first } = await signedIn()
          const chain = [first]
          let access = (await refresh(first)).body.access_token
          chain.push((await refresh(first)).body.refresh_token)
          let lastRefresh = auth.clock.now().getTime()
          let isAlive = true
          for (const event of steps) {
            if (event.kind === 'wait') auth.clock.advance(event.seconds)
            if (event.kind === 'sign-out' && isAlive) {
              await auth.post('/logout?scope=local', undefined, { authorization: `Bearer ${access}` })
              isAlive = false
            }
            if (event.kind !== 'refresh') continue
            const behind = event.pick % chain.length
            const token = chain[chain.length - 1 - behind] ?? ''
            const { status, body } = await refresh(token)
            const isForgiven = behind <= 1 || auth.clock.now().getTime() - lastRefresh < 10_000
            const isRotation = isAlive && behind === 0
            expect({
              outcome: status === 200 ? 'refreshed' : body.code,
              isKnown: chain.includes(body.refresh_token),
            }).toEqual(expectedReply({ isAlive, isForgiven, isRotation }))
            if (isAlive && !isForgiven) isAlive = false
            if (!isAlive) continue
            if (isRotation) chain.push(body.refresh_token)
            expect(chain.at(-1)).toBe(body.refresh_token)
            access = body.access_token
            lastRefresh = auth.clock.now().getTime()
          }
          expect(auth.storage.tables().sessions).toHaveLength(isAlive ? 1 : 0)
        }),
        { numRuns: 40 },
      )
    },
  )
})

function expectedReply({ isAlive, isForgiven, isRotation }: Record<string, boolean>) {
  if (!isAlive) return { outcome: 'refresh_token_not_found', isKnown: false }
  if (!isForgiven) return { outcome: 'refresh_token_already_used', isKnown: false }
  return { outcome: 'refreshed', isKnown: !isRotation }
}
