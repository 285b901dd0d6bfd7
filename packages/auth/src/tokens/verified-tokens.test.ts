import { describe, expect, it } from 'vitest'
import { createTestAuth } from '../testing/create-test-auth.ts'
import { createVerifiedTokens } from './verified-tokens.ts'

const person = { email: 'ada@example.com', password: 'violet-otter-crosses-7' }

describe('a token that was found good once', () => {
  it('is not good any more when its time is over', async () => {
    const { auth, clock, token } = await signIn()
    expect(await auth.verifyAccessToken(token)).toBeDefined()
    clock.advance(3_601)
    expect(await auth.verifyAccessToken(token)).toBeUndefined()
  })

  it('does not make a token good that differs from it in one sign', async () => {
    const { auth, token } = await signIn()
    expect(await auth.verifyAccessToken(token)).toBeDefined()
    const forged = token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA')
    expect(await auth.verifyAccessToken(forged)).toBeUndefined()
  })
})

describe('the memory of tokens', () => {
  it('stays bounded: the oldest is forgotten first', () => {
    const tokens = createVerifiedTokens()
    for (let number = 0; number <= 10_000; number += 1)
      tokens.remember(`t${number}`, { kid: 'k', claims: { role: '' } })
    expect(tokens.find('t0')).toBeUndefined()
    expect(tokens.find('t10000')).toBeDefined()
  })
})

async function signIn() {
  const test = createTestAuth({ email: { autoconfirm: true } })
  const { data } = await test.createClient().signUp(person)
  return { ...test, token: data.session?.access_token ?? '' }
}
