import { TOTP } from 'otpauth'
import { createTestAuth } from '../create-test-auth.ts'
import { ada, asking, phone, signIn, trusting, unknownId, type ContractCase } from './contract-case.ts'

const withPhone = {
  ...trusting,
  phone: { enabled: true },
  mfa: { phone: { enroll: true, verify: true } },
}

/** Second factors. */
export const factorCases: ContractCase[] = [
  {
    code: 'mfa_factor_not_found',
    status: 404,
    message: 'Factor not found',
    provoke: async () => (await signIn()).remove(`/factors/${unknownId}`),
  },
  {
    code: 'mfa_factor_not_found',
    status: 422,
    message: 'MFA factor with the provided challenge ID not found',
    async provoke() {
      const { factorId, post } = await enrol()
      return post(`/factors/${factorId}/verify`, { challenge_id: unknownId, code: '123456' })
    },
  },
  {
    code: 'mfa_factor_name_conflict',
    status: 422,
    message: 'A factor with the friendly name "app" for this user already exists',
    provoke: async () => (await enrol()).post('/factors', { factor_type: 'totp', friendly_name: 'app' }),
  },
  {
    code: 'too_many_enrolled_mfa_factors',
    status: 422,
    message: 'Maximum number of verified factors reached, unenroll to continue',
    async provoke() {
      const { post } = await enrol()
      for (let number = 2; number <= 10; number += 1) {
        await post('/factors', { factor_type: 'totp', friendly_name: `app ${number}` })
      }
      return post('/factors', { factor_type: 'totp', friendly_name: 'the eleventh' })
    },
  },
  {
    code: 'mfa_verified_factor_exists',
    status: 422,
    message: 'A verified phone factor already exists, unenroll the existing factor to continue',
    async provoke() {
      const { auth, post } = await signIn(withPhone)
      await post('/factors', { factor_type: 'phone', phone, friendly_name: 'first' })
      for (const factor of auth.storage.tables().factors) factor.status = 'verified'
      return post('/factors', { factor_type: 'phone', phone, friendly_name: 'second' })
    },
  },
  {
    code: 'mfa_challenge_expired',
    status: 422,
    message: 'MFA challenge … has expired, verify against another challenge or create a new challenge.',
    async provoke() {
      const { auth, challenge, answer } = await enrol()
      const id = await challenge()
      auth.clock.advance(301)
      const refusal = await answer(id)
      return { ...refusal, message: refusal.message.replace(id, '…') }
    },
  },
  {
    code: 'mfa_ip_address_mismatch',
    status: 422,
    message: 'Challenge and verify IP addresses mismatch.',
    async provoke() {
      const { challenge, answer } = await enrol()
      return answer(await challenge(), { 'x-forwarded-for': '10.0.0.1' })
    },
  },
  {
    code: 'mfa_ip_address_mismatch',
    status: 422,
    message: 'Challenge and verify IP addresses mismatch.',
    async provoke() {
      const { challenge, answer } = await enrol()
      const id = await challenge()
      await answer(id)
      return answer(id)
    },
  },
  {
    code: 'mfa_verification_failed',
    status: 422,
    message: 'Invalid TOTP code entered',
    async provoke() {
      const { challenge, factorId, post } = await enrol()
      return post(`/factors/${factorId}/verify`, { challenge_id: await challenge(), code: '000' })
    },
  },
  {
    code: 'insufficient_aal',
    status: 403,
    message: 'AAL2 required to enroll a new factor',
    provoke: async () =>
      (await signInWithoutFactor()).post('/factors', { factor_type: 'totp', friendly_name: 'second' }),
  },
  {
    code: 'insufficient_aal',
    status: 422,
    message: 'AAL2 required to unenroll verified factor',
    async provoke() {
      const { factorId, remove } = await signInWithoutFactor()
      return remove(`/factors/${factorId}`)
    },
  },
  {
    code: 'insufficient_aal',
    status: 401,
    message: 'AAL2 session is required to update email or password when MFA is enabled.',
    provoke: async () => (await signInWithoutFactor()).put('/user', { password: 'another horse' }),
  },
  ...Object.entries({ totp: 'TOTP', phone: 'Phone', webauthn: 'WebAuthn' }).map(([type, name]) => ({
    code: `mfa_${type}_enroll_not_enabled`,
    status: 422,
    message: `MFA enroll is disabled for ${name}`,
    async provoke() {
      const { post } = await signIn({ ...trusting, mfa: { totp: { enroll: false } } })
      return post('/factors', { factor_type: type, phone })
    },
  })),
  {
    code: 'mfa_totp_verify_not_enabled',
    status: 422,
    message: 'MFA verification is disabled for TOTP',
    async provoke() {
      const { factorId, post } = await enrol({ ...trusting, mfa: { totp: { verify: false } } })
      return post(`/factors/${factorId}/challenge`)
    },
  },
  {
    code: 'mfa_phone_verify_not_enabled',
    status: 422,
    message: 'MFA verification is disabled for Phone',
    async provoke() {
      const { auth, post } = await signIn({ ...withPhone, mfa: { phone: { enroll: true, verify: false } } })
      await post('/factors', { factor_type: 'phone', phone })
      return post(`/factors/${auth.storage.tables().factors[0]?.id}/challenge`)
    },
  },
  {
    code: 'sms_send_failed',
    status: 422,
    message: 'Error sending the SMS. Please try again later.',
    async provoke() {
      const auth = createTestAuth({
        phone: { enabled: true },
        sendText: () => Promise.reject(new Error('no network')),
      })
      return asking(auth).post('/otp', { phone })
    },
  },
]

/** Ada with an authenticator app that she has not used yet. */
async function enrol(settings: Parameters<typeof signIn>[0] = trusting) {
  const signedIn = await signIn(settings)
  const { auth, headers } = signedIn
  const { body } = await auth.post('/factors', { factor_type: 'totp', friendly_name: 'app' }, headers)
  const factorId: string = body.id
  const secret: string = body.totp.secret

  async function challenge(): Promise<string> {
    return (await auth.post(`/factors/${factorId}/challenge`, {}, headers)).body.id
  }

  const answer = (id: string, from: Record<string, string> = {}) => {
    const code = new TOTP({ secret }).generate({ timestamp: auth.clock.now().getTime() })
    return asking(auth, { ...headers, ...from }).post(`/factors/${factorId}/verify`, {
      challenge_id: id,
      code,
    })
  }

  return { ...signedIn, factorId, challenge, answer }
}

/** Ada, who has a verified second factor and has not used it on this device. */
async function signInWithoutFactor() {
  const { auth, factorId, challenge, answer } = await enrol()
  await answer(await challenge())
  const { body } = await auth.post('/token?grant_type=password', ada)
  return { factorId, ...asking(auth, { authorization: `Bearer ${body.access_token}` }) }
}
