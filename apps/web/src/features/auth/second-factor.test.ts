import { afterEach, describe, expect, it } from 'vitest'
import { createAuthClient } from '../../lib/auth-client.ts'
import {
  gotrueSession,
  memoryStorage,
  startGotrueDouble,
  verifiedFactor,
} from '../../testing/gotrue-double.ts'
import type { Answer } from '../../testing/gotrue-double.ts'
import { factorChoices, sendCode, verifySecondFactor } from './second-factor.ts'

const factorId = verifiedFactor.id
const challenge = { status: 200, body: { id: 'c1', type: 'totp', expires_at: 2_000_000_000 } }

describe('the devices to choose from', () => {
  it('are those that are verified and of a kind that this screen can ask', () => {
    const { friendly_name: _name, ...unnamed } = verifiedFactor
    expect(
      factorChoices([
        verifiedFactor,
        { ...unnamed, id: 'f2', factor_type: 'phone' },
        { ...verifiedFactor, id: 'f3', status: 'unverified' },
        { ...verifiedFactor, id: 'f4', factor_type: 'webauthn' },
      ]),
    ).toEqual([
      { id: factorId, label: 'Phone', isPhone: false },
      { id: 'f2', label: 'Phone', isPhone: true },
    ])
  })
})

describe('the second step', () => {
  it('asks and answers in one go for an app, and raises the session', async () => {
    const { loadClient, calls, storage } = await open({
      [`POST /factors/${factorId}/challenge`]: challenge,
      [`POST /factors/${factorId}/verify`]: {
        status: 200,
        body: gotrueSession({ aal: 'aal2', factors: [verifiedFactor], name: 'two' }),
      },
    })
    expect(
      await verifySecondFactor(loadClient, { factorId, challengeId: undefined, code: ' 123 456 ' }),
    ).toBeUndefined()
    expect(calls.at(-1)?.body).toMatchObject({ challenge_id: 'c1', code: '123456' })
    expect(storage.getItem('joinery-auth')).toContain('refresh-two')
  })

  it("shows the server's message for a wrong code", async () => {
    const { loadClient } = await open({
      [`POST /factors/${factorId}/challenge`]: challenge,
      [`POST /factors/${factorId}/verify`]: {
        status: 422,
        body: { code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' },
      },
    })
    const input = { factorId, challengeId: undefined, code: '000000' }
    expect(await verifySecondFactor(loadClient, input)).toBe('Invalid TOTP code entered')
  })

  it('asks nobody about an empty code', async () => {
    const { loadClient, calls } = await open({})
    expect(await verifySecondFactor(loadClient, { factorId, challengeId: undefined, code: ' ' })).toBe(
      'Enter the code.',
    )
    expect(calls).toEqual([])
  })

  it('sends a code to a phone and checks it against what was sent', async () => {
    const { loadClient, calls } = await open({
      [`POST /factors/${factorId}/challenge`]: { status: 200, body: { ...challenge.body, type: 'phone' } },
      [`POST /factors/${factorId}/verify`]: { status: 200, body: gotrueSession({ aal: 'aal2' }) },
    })
    expect(await sendCode(loadClient, factorId)).toEqual({ kind: 'sent', challengeId: 'c1' })
    await verifySecondFactor(loadClient, { factorId, challengeId: 'c1', code: '123456' })
    expect(calls.map(({ call }) => call)).toEqual([
      `POST /factors/${factorId}/challenge`,
      `POST /factors/${factorId}/verify`,
    ])
  })
})

const running: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((stop) => stop()))
})

async function open(script: Record<string, Answer>) {
  const double = await startGotrueDouble(script)
  const storage = memoryStorage()
  storage.setItem('joinery-auth', JSON.stringify(gotrueSession({ factors: [verifiedFactor] })))
  const client = createAuthClient({ origin: double.origin, storage, isCallback: false })
  running.push(double.stop, () => client.stopAutoRefresh())
  return { loadClient: async () => client, calls: double.calls, storage }
}
