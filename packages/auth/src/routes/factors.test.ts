import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { createTestAuth, type TestAuth } from '../testing/create-test-auth.ts'

const credentials = { email: 'ada@example.com', password: 'correct horse' }

async function signedIn(settings: Parameters<typeof createTestAuth>[0] = {}) {
  const auth = createTestAuth({ ...settings, email: { autoconfirm: true } })
  const client = auth.createClient()
  await client.signUp(credentials)
  return { auth, client }
}

type Client = ReturnType<TestAuth['createClient']>

async function enrol(client: Client, friendlyName = 'phone app') {
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw error
  return data
}

const codeAt = (secret: string, auth: TestAuth, offset = 0) =>
  new TOTP({ secret }).generate({ timestamp: auth.clock.now().getTime() + offset * 1000 })

async function withFactor(settings: Parameters<typeof createTestAuth>[0] = {}) {
  const { auth, client } = await signedIn(settings)
  const factor = await enrol(client)
  const code = codeAt(factor.totp.secret, auth)
  const verified = await client.mfa.challengeAndVerify({ factorId: factor.id, code })
  return { auth, client, factor, code, verified }
}

describe('an authenticator app', () => {
  it('is shown as a picture that survives in a data URL', async () => {
    const { client } = await signedIn()
    const factor = await enrol(client)
    expect(factor).toMatchObject({ type: 'totp', friendly_name: 'phone app' })
    expect(factor.totp.uri).toMatch(
      /^otpauth:\/\/totp\/app\.test:ada%40example\.com\?issuer=app\.test&secret=/,
    )
    expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/)
    expect(factor.totp.qr_code).not.toContain('#')
    const { data } = await client.getUser()
    expect(JSON.stringify(data)).not.toContain(factor.totp.secret)
  })

  it('lifts the session to aal2 with a right code, and signs weaker sessions out', async () => {
    const { auth, client } = await signedIn()
    const weaker = auth.createClient()
    await weaker.signInWithPassword(credentials)
    const before = (await client.getSession()).data.session?.refresh_token ?? ''
    const factor = await enrol(client)
    await enrol(client, 'abandoned')
    auth.clock.advance(1)
    const code = codeAt(factor.totp.secret, auth)
    const { data, error } = await client.mfa.challengeAndVerify({ factorId: factor.id, code })
    expect(error).toBeNull()
    const level = await client.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
    expect(
      level.data?.currentAuthenticationMethods.map((entry) =>
        typeof entry === 'string' ? entry : entry.method,
      ),
    ).toEqual(['totp', 'password'])
    expect((await weaker.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect(data?.user.factors).toMatchObject([{ factor_type: 'totp', status: 'verified' }])
    const stale = await auth.post('/token?grant_type=refresh_token', { refresh_token: before })
    expect(stale.body.code).toBe('refresh_token_not_found')
    const refreshed = await client.refreshSession()
    expect(refreshed.error).toBeNull()
    const claims = await auth.auth.verifyAccessToken(refreshed.data.session?.access_token ?? '')
    expect(claims?.aal).toBe('aal2')
  })

  it('refuses a wrong code, the same code twice, and a code that is too old', async () => {
    const { auth, client, factor, code } = await withFactor()
    const replay = await client.mfa.challengeAndVerify({ factorId: factor.id, code })
    expect(replay.error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid TOTP code entered',
    })
    auth.clock.advance(90)
    const late = codeAt(factor.totp.secret, auth, -61)
    expect((await client.mfa.challengeAndVerify({ factorId: factor.id, code: late })).error?.code).toBe(
      'mfa_verification_failed',
    )
    const slow = codeAt(factor.totp.secret, auth, -29)
    expect((await client.mfa.challengeAndVerify({ factorId: factor.id, code: slow })).error).toBeNull()
  })

  it('refuses a challenge that was used, has expired, belongs to another factor or came from elsewhere', async () => {
    const { auth, client, factor } = await withFactor({ mfa: { challengeExpSeconds: 60 } })
    const token = (await client.getSession()).data.session?.access_token
    const ask = async (ip: string, path: string, body: unknown) =>
      auth.post(`/factors/${factor.id}/${path}`, body, {
        authorization: `Bearer ${token}`,
        'x-forwarded-for': ip,
      })
    auth.clock.advance(30)
    const challenge = (await ask('1.1.1.1', 'challenge', {})).body
    const answer = () => ({ challenge_id: challenge.id, code: codeAt(factor.totp.secret, auth) })
    expect((await ask('2.2.2.2', 'verify', answer())).body.code).toBe('mfa_ip_address_mismatch')
    expect((await ask('1.1.1.1', 'verify', answer())).status).toBe(200)
    expect((await ask('1.1.1.1', 'verify', answer())).body.code).toBe('mfa_ip_address_mismatch')
    const second = (await ask('1.1.1.1', 'challenge', undefined)).body
    auth.clock.advance(61)
    const late = { challenge_id: second.id, code: codeAt(factor.totp.secret, auth) }
    expect((await ask('1.1.1.1', 'verify', late)).body.code).toBe('mfa_challenge_expired')
    const unknown = { challenge_id: crypto.randomUUID(), code: '123456' }
    expect(await ask('1.1.1.1', 'verify', unknown)).toMatchObject({
      status: 422,
      body: { code: 'mfa_factor_not_found' },
    })
  })

  it('answers one challenge once, from one address, within 300 s', async () => {
    const { auth, client, factor } = await withFactor()
    const token = (await client.getSession()).data.session?.access_token
    const ask = async (ip: string, path: string, body: unknown) =>
      auth.post(`/factors/${factor.id}/${path}`, body, {
        authorization: `Bearer ${token}`,
        'x-forwarded-for': ip,
      })
    const challenge = async () => (await ask('1.1.1.1', 'challenge', {})).body.id
    const answer = async (id: string, ip = '1.1.1.1') =>
      (await ask(ip, 'verify', { challenge_id: id, code: codeAt(factor.totp.secret, auth) })).body.code
    const inTime = await challenge()
    auth.clock.advance(300)
    expect(await answer(inTime, '2.2.2.2')).toBe('mfa_ip_address_mismatch')
    expect(await answer(inTime)).toBeUndefined()
    auth.clock.advance(30)
    expect(await answer(inTime)).toBe('mfa_ip_address_mismatch')
    const late = await challenge()
    auth.clock.advance(301)
    expect(await answer(late)).toBe('mfa_challenge_expired')
  })

  it('stops guessing after twenty codes', async () => {
    const { auth, client, factor } = await withFactor()
    const token = (await client.getSession()).data.session?.access_token ?? ''
    const headers = { authorization: `Bearer ${token}` }
    const codes: string[] = []
    // The code that enrolled the factor was the first of the twenty.
    for (let turn = 0; turn < 20; turn += 1) {
      const { body } = await auth.post(`/factors/${factor.id}/challenge`, {}, headers)
      const answer = { challenge_id: body.id, code: '000' }
      codes.push((await auth.post(`/factors/${factor.id}/verify`, answer, headers)).body.code)
    }
    expect(codes.slice(0, 19)).toEqual(Array.from({ length: 19 }, () => 'mfa_verification_failed'))
    expect(codes[19]).toBe('over_request_rate_limit')
  })

  it('guards the account: a session without it may change neither secrets nor factors', async () => {
    const { auth, factor } = await withFactor()
    const weak = auth.createClient()
    await weak.signInWithPassword(credentials)
    expect((await weak.updateUser({ password: 'another horse' })).error).toMatchObject({
      status: 401,
      code: 'insufficient_aal',
    })
    expect((await weak.mfa.unenroll({ factorId: factor.id })).error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
    })
    const second = await weak.mfa.enroll({ factorType: 'totp', friendlyName: 'second' })
    expect(second.error).toMatchObject({ status: 403, code: 'insufficient_aal' })
  })

  it('can be removed, which takes the level from its sessions', async () => {
    const { auth, client, factor } = await withFactor()
    const { data } = await client.mfa.unenroll({ factorId: factor.id })
    expect(data).toEqual({ id: factor.id })
    const { data: refreshed } = await client.refreshSession()
    const claims = await auth.auth.verifyAccessToken(refreshed.session?.access_token ?? '')
    expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })
  })

  it('needs a name of its own, and an enrolment nobody finished goes away', async () => {
    const { auth, client } = await signedIn()
    await enrol(client)
    const clash = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone app' })
    expect(clash.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
    auth.clock.advance(301)
    await enrol(client)
    expect(auth.storage.tables().factors).toHaveLength(1)
  })

  it('is one of at most ten, of which those nobody finished go after 300 s', async () => {
    const { auth, client } = await signedIn()
    for (let number = 1; number <= 10; number += 1) await enrol(client, `app ${number}`)
    auth.clock.advance(300)
    const eleventh = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'the eleventh' })
    expect(eleventh.error?.code).toBe('too_many_enrolled_mfa_factors')
    expect(auth.storage.tables().factors).toHaveLength(10)
    auth.clock.advance(1)
    await enrol(client, 'the eleventh')
    expect(auth.storage.tables().factors.map(({ friendlyName }) => friendlyName)).toEqual(['the eleventh'])
  })

  it('is one of at most so many', async () => {
    const { client } = await signedIn({ mfa: { maxFactors: 1 } })
    await enrol(client)
    const { error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'second' })
    expect(error).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' })
  })

  it('belongs to one person', async () => {
    const { auth, factor } = await withFactor()
    const stranger = auth.createClient()
    await stranger.signUp({ ...credentials, email: 'bob@example.com' })
    const { error } = await stranger.mfa.challenge({ factorId: factor.id })
    expect(error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
  })
})

describe('a phone as a second factor', () => {
  const enabled = { mfa: { phone: { enroll: true, verify: true } }, phone: { enabled: true } }

  it('receives a code, at most one a minute', async () => {
    const { auth, client } = await signedIn(enabled)
    const { data: factor, error } = await client.mfa.enroll({ factorType: 'phone', phone: '+41791234567' })
    if (error) throw error
    expect(factor).toMatchObject({ type: 'phone', phone: '41791234567' })
    const { data: challenge } = await client.mfa.challenge({ factorId: factor.id, channel: 'whatsapp' })
    expect(auth.messages[0]).toMatchObject({ kind: 'second-factor', channel: 'whatsapp' })
    const again = await client.mfa.challenge({ factorId: factor.id })
    expect(again.error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' })
    const challengeId = challenge?.id ?? ''
    const wrong = await client.mfa.verify({ factorId: factor.id, challengeId, code: '000' })
    expect(wrong.error?.message).toBe('Invalid MFA Phone code entered')
    const code = auth.messages[0]?.code ?? ''
    const { data } = await client.mfa.verify({ factorId: factor.id, challengeId, code })
    const claims = await auth.auth.verifyAccessToken(data?.access_token ?? '')
    expect(claims).toMatchObject({ aal: 'aal2' })
    expect(data?.user.factors).toMatchObject([{ factor_type: 'phone', status: 'verified' }])
    const twice = await client.mfa.enroll({ factorType: 'phone', phone: '+41791234567', friendlyName: 'b' })
    expect(twice.error?.code).toBe('mfa_verified_factor_exists')
  })

  it('is refused with the contract’s words where it is off or the number is none', async () => {
    const off = await signedIn()
    const refused = await off.client.mfa.enroll({ factorType: 'phone', phone: '+41791234567' })
    expect(refused.error).toMatchObject({ status: 422, code: 'mfa_phone_enroll_not_enabled' })
    const on = await signedIn(enabled)
    const { error } = await on.client.mfa.enroll({ factorType: 'phone', phone: 'call me' })
    expect(error?.message).toBe('Invalid phone number format (E.164 required)')
  })
})
