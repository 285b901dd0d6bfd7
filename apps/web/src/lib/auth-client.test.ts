import { texts } from '@joinery/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { memoryStorage, startGotrueDouble } from '../testing/gotrue-double.ts'
import { createAuthClient, createGuestClient } from './auth-client.ts'

/** As a program may call that no type checker has seen. */
const nothing = JSON.parse('{}')
const passwordAlone = JSON.parse('{"password":"correct horse"}')

describe('the auth client', () => {
  it.each([nothing, passwordAlone])(
    'refuses to sign up or in without an address and a password, and asks nobody: %j',
    async (credentials) => {
      const { client, guest, calls } = await open()
      const message = texts.refusals.credentialsMissing
      expect((await guest.signUp(credentials)).error).toMatchObject({ message })
      expect((await client.signInWithPassword(credentials)).error).toMatchObject({ message })
      expect(calls).toEqual([])
    },
  )

  it('calls with a key that is the same for everybody, and stands for nobody', async () => {
    const { client, guest, calls } = await open()
    await guest.signUp({ email: 'ada@example.com', password: 'correct horse' })
    await client.signInWithPassword({ email: 'ada@example.com', password: 'correct horse' })
    expect(calls.map(({ apiKey, authorization }) => [apiKey, authorization])).toEqual([
      ['joinery', undefined],
      ['joinery', undefined],
    ])
  })

  it('refuses to send a code to no address, and asks nobody', async () => {
    const { client, calls } = await open()
    const message = texts.refusals.addressMissing
    expect((await client.signInWithOtp(nothing)).error).toMatchObject({ message })
    expect(calls).toEqual([])
  })
})

const running: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((stop) => stop()))
})

async function open() {
  const { origin, calls, stop } = await startGotrueDouble({})
  const client = createAuthClient({ origin, storage: memoryStorage(), isCallback: false })
  running.push(stop, () => client.stopAutoRefresh())
  return { client, guest: createGuestClient({ origin }), calls }
}
