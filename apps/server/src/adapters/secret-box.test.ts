import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createSecretBox } from './secret-box.ts'

const place = 'auth.factors:1:secret'

describe('createSecretBox', () => {
  it.each(['', 'a secret', 'ключ 🔑', 'x'.repeat(100_000)])('opens what it sealed', (secret) => {
    const box = createSecretBox(randomBytes(32))
    expect(box.open(box.seal(secret, place), place)).toBe(secret)
  })

  it('seals the same secret differently each time, and tells nothing of it', () => {
    const box = createSecretBox(randomBytes(32))
    const envelopes = Array.from({ length: 100 }, () => box.seal('visible', place))
    expect(new Set(envelopes).size).toBe(100)
    expect(envelopes.join('\n')).not.toContain('visible')
  })

  it('does not open what was changed, at any place', () => {
    const box = createSecretBox(randomBytes(32))
    const sealed = box.seal('a secret', place)
    for (let index = 0; index < sealed.length; index += 1) {
      const other = sealed[index] === 'A' ? 'B' : 'A'
      const changed = sealed.slice(0, index) + other + sealed.slice(index + 1)
      // The last sign carries bits that no byte uses: only what decodes to other bytes is a change.
      if (bytesOf(changed).equals(bytesOf(sealed)) && changed.startsWith(sealed.slice(0, 15))) continue
      expect(() => box.open(changed, place)).toThrow(/^The secret /)
    }
  })

  it.each(['', 'v1', 'v1.', 'v2.x.y', 'plain text'])('does not open %o', (sealed) => {
    expect(() => createSecretBox(randomBytes(32)).open(sealed, place)).toThrow(/^The secret /)
  })

  it('does not open what was cut short', () => {
    const box = createSecretBox(randomBytes(32))
    const sealed = box.seal('a secret', place)
    for (let length = 0; length < sealed.length - 1; length += 1) {
      expect(() => box.open(sealed.slice(0, length), place)).toThrow(/^The secret /)
    }
  })

  it('does not open with another key, and says so', () => {
    const sealed = createSecretBox(randomBytes(32)).seal('a secret', place)
    const other = createSecretBox(randomBytes(32))
    expect(() => other.open(sealed, place)).toThrow('The secret was sealed with another key.')
  })

  it.each(['auth.factors:2:secret', 'auth.factors:1:phone', 'auth.sessions:1:secret', ''])(
    'does not open in the place %o what was sealed for another',
    (other) => {
      const box = createSecretBox(randomBytes(32))
      expect(() => box.open(box.seal('a secret', place), other)).toThrow('moved here from another place')
    },
  )
})

function bytesOf(sealed: string): Buffer {
  return Buffer.from(sealed.split('.')[2] ?? '', 'base64url')
}
