import { afterEach, describe, expect, it } from 'vitest'
import { createAuthClient } from '../../lib/auth-client.ts'
import {
  gotrueSession,
  memoryStorage,
  startGotrueDouble,
  verifiedFactor,
} from '../../testing/gotrue-double.ts'
import type { Answer } from '../../testing/gotrue-double.ts'
import { beginEnrolment, finishEnrolment, removeFactor } from './two-factor.ts'

const factorId = verifiedFactor.id

describe('two-factor authentication', () => {
  it('begins with a picture and the secret behind it', async () => {
    const totp = { qr_code: '<svg/>', secret: 'JBSWY3DP', uri: 'otpauth://totp/x' }
    const { loadClient, calls } = await open({
      'POST /factors': { status: 200, body: { id: factorId, type: 'totp', friendly_name: 'My phone', totp } },
    })
    expect(await beginEnrolment(loadClient, ' My phone ')).toEqual({
      kind: 'begun',
      enrolment: { factorId, qrCode: 'data:image/svg+xml;utf-8,<svg/>', secret: 'JBSWY3DP' },
    })
    expect(calls[0]?.body).toMatchObject({ friendly_name: 'My phone', factor_type: 'totp' })
  })

  it('wants a name for the authenticator, and tells when the service refuses it', async () => {
    const body = { code: 'mfa_factor_name_conflict', message: 'A factor with this name exists' }
    const { loadClient, calls } = await open({ 'POST /factors': { status: 422, body } })
    expect(await beginEnrolment(loadClient, ' ')).toMatchObject({ kind: 'refused' })
    expect(calls).toEqual([])
    expect(await beginEnrolment(loadClient, 'My phone')).toEqual({ kind: 'refused', message: body.message })
  })

  it('is on once a code was right', async () => {
    const body = gotrueSession({ aal: 'aal2', factors: [verifiedFactor], name: 'two' })
    const { loadClient, storage } = await open({
      [`POST /factors/${factorId}/challenge`]: {
        status: 200,
        body: { id: 'c1', type: 'totp', expires_at: 1 },
      },
      [`POST /factors/${factorId}/verify`]: { status: 200, body },
    })
    expect(await finishEnrolment(loadClient, { factorId, code: '' })).toMatch('Enter the code')
    expect(await finishEnrolment(loadClient, { factorId, code: '123 456' })).toBeUndefined()
    expect(storage.getItem('joinery-auth')).toContain('refresh-two')
  })

  it('renews the session after an authenticator was removed, and not if it was not', async () => {
    const { loadClient, calls } = await open({
      [`DELETE /factors/${factorId}`]: { status: 200, body: { id: factorId } },
      'POST /token?grant_type=refresh_token': { status: 200, body: gotrueSession({ name: 'two' }) },
      'DELETE /factors/other': { status: 422, body: { code: 'insufficient_aal', message: 'AAL2 required' } },
    })
    expect(await removeFactor(loadClient, 'other')).toBe('AAL2 required')
    expect(calls).toHaveLength(1)
    expect(await removeFactor(loadClient, factorId)).toBeUndefined()
    expect(calls.at(-1)?.call).toBe('POST /token?grant_type=refresh_token')
  })
})

const running: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((stop) => stop()))
})

async function open(script: Record<string, Answer>) {
  const double = await startGotrueDouble(script)
  const storage = memoryStorage()
  storage.setItem('joinery-auth', JSON.stringify(gotrueSession()))
  const client = createAuthClient({ origin: double.origin, storage, isCallback: false })
  running.push(double.stop, () => client.stopAutoRefresh())
  return { loadClient: async () => client, calls: double.calls, storage }
}
