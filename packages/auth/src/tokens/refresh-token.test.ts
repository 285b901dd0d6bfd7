import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRefreshKey, encodeRefreshToken, parseRefreshToken } from './refresh-token.ts'

describe('a refresh token', () => {
  it('says session and counter to who reads it, whatever they are', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat(Number.MAX_SAFE_INTEGER), (id, refreshCounter) => {
        const refreshKey = createRefreshKey()
        const parsed = parseRefreshToken(encodeRefreshToken({ id, refreshKey, refreshCounter }))
        expect(parsed).toMatchObject({ sessionId: id, counter: refreshCounter })
        expect(parsed?.isSignedWith(refreshKey)).toBe(true)
        expect(parsed?.isSignedWith(createRefreshKey())).toBe(false)
      }),
    )
  })

  it('is not a token any more when a single character changes', () => {
    const session = { id: crypto.randomUUID(), refreshKey: createRefreshKey(), refreshCounter: 7 }
    const token = encodeRefreshToken(session)
    for (const position of token.split('').keys()) {
      const other = token[position] === 'A' ? 'B' : 'A'
      const forged = token.slice(0, position) + other + token.slice(position + 1)
      expect(parseRefreshToken(forged)?.isSignedWith(session.refreshKey) ?? false).toBe(false)
    }
  })

  it('never comes out of arbitrary text, and never throws', () => {
    fc.assert(
      fc.property(fc.string(), (noise) => {
        expect(parseRefreshToken(noise)).toBeUndefined()
      }),
    )
  })
})
