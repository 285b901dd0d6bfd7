import { expect, it } from 'vitest'
import { isSignedIn } from './is-signed-in.ts'

const verified = { id: 'f1', factor_type: 'totp', status: 'verified' }

it.each([
  { held: 'a session', stored: session({}), expected: true },
  { held: 'nothing', stored: null, expected: false },
  { held: 'something damaged', stored: '{"access_token":', expected: false },
  { held: 'something else', stored: '[]', expected: false },
  { held: 'a session without a way to renew it', stored: '{"access_token":"a.b.c"}', expected: false },
  { held: 'a session before its second step', stored: session({ factors: [verified] }), expected: false },
  {
    held: 'a session after its second step',
    stored: session({ factors: [verified], aal: 'aal2' }),
    expected: true,
  },
  {
    held: 'a session of an account whose second step was never finished',
    stored: session({ factors: [{ ...verified, status: 'unverified' }] }),
    expected: true,
  },
])('says $expected when the browser holds $held', ({ stored, expected }) => {
  const keys: string[] = []
  const storage = {
    getItem(key: string) {
      keys.push(key)
      return stored
    },
  }
  expect(isSignedIn(storage)).toBe(expected)
  expect(keys).toEqual(['joinery-auth'])
})

function session({ factors, aal = 'aal1' }: { factors?: object[]; aal?: string }): string {
  const claims = Buffer.from(JSON.stringify({ sub: 'u1', aal, name: '\u00ff?>' })).toString('base64url')
  return JSON.stringify({
    access_token: `header.${claims}.signature`,
    refresh_token: 'r1',
    user: { id: 'u1', factors },
  })
}
