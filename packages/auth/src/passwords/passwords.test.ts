import { verify } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { authSettings } from '../settings.ts'
import { createPasswords } from './create-passwords.ts'
import { findWeakness, requireStrongPassword } from './password-policy.ts'

const { password: policy } = authSettings.parse({ externalUrl: 'http://a.test', siteUrl: 'http://a.test' })
const unlimited = { before: async () => {}, onSuccess: async () => {} }

describe('passwords', () => {
  it('are kept as argon2id hashes of the strength we chose', async () => {
    const passwords = createPasswords()
    const hash = await passwords.hash('correct horse')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await passwords.matches(hash, 'correct horse')).toBe(true)
    expect(await passwords.matches(hash, 'wrong horse')).toBe(false)
    expect(await passwords.matches('no hash', 'correct horse')).toBe(false)
  })

  it('are checked for nobody as long as for somebody, and nobody is never let in', async () => {
    const passwords = createPasswords()
    const somebody = { passwordHash: await passwords.hash('correct horse') }
    const attempt = (account: { passwordHash: string | null } | undefined, password: string) =>
      passwords.attempt(async () => account, password, unlimited)
    expect(await attempt(somebody, 'correct horse')).toBe(somebody)
    expect(await attempt(somebody, 'wrong horse')).toBeUndefined()
    expect(await attempt({ passwordHash: null }, 'no account has this password')).toBeUndefined()
    expect(await attempt(undefined, 'no account has this password')).toBeUndefined()
  })

  it('are never checked more than two at a time nor asked for by more than four, and a refusal frees its place', async () => {
    const checks = createGauge()
    const attempts = createGauge()
    const passwords = createPasswords((hash, password) => {
      checks.enter()
      return verify(hash, password).finally(checks.leave)
    })
    const passwordHash = await passwords.hash('x')
    const outcomes = Array.from({ length: 10 }, async (_, turn) => {
      const before = async () => {
        attempts.enter()
        if (turn % 3 !== 0) return
        attempts.leave()
        throw new Error('refused')
      }
      return passwords
        .attempt(async () => ({ passwordHash }), 'x', { before, onSuccess: async () => attempts.leave() })
        .catch(() => 'refused')
    })
    expect((await Promise.all(outcomes)).filter((outcome) => outcome === 'refused')).toHaveLength(4)
    expect(checks.most()).toBe(2)
    expect(attempts.most()).toBe(4)
  })

  it('leave the rest of the process its turn while many are checked', async () => {
    const passwords = createPasswords()
    const hash = await passwords.hash('correct horse')
    const checks = Promise.all(Array.from({ length: 20 }, () => passwords.matches(hash, 'wrong horse')))
    const start = performance.now()
    await new Promise((resolve) => setTimeout(resolve, 1))
    expect(performance.now() - start).toBeLessThan(200)
    await checks
  })

  it('count in bytes, need the characters the operator wants, and may not be everybody’s', () => {
    expect(() => requireStrongPassword(policy, 'ä'.repeat(36))).not.toThrow()
    expect(() => requireStrongPassword(policy, 'ä'.repeat(37))).toThrow(/longer than 72/)
    expect(findWeakness(policy, 'Password123')?.reasons).toEqual(['pwned'])
    expect(findWeakness(policy, 'correct horse')).toBeUndefined()
    const strict = { ...policy, minLength: 8, requiredCharacters: ['abc', '0123456789'] }
    expect(findWeakness(strict, 'xyzxyz')).toEqual({
      reasons: ['length', 'characters'],
      message:
        'Password should be at least 8 characters. Password should contain at least one character of each: abc, 0123456789.',
    })
    expect(findWeakness(strict, 'abcdefg1')).toBeUndefined()
  })
})

/** How many are in at once. */
function createGauge() {
  let inside = 0
  let most = 0
  return {
    enter: () => {
      inside += 1
      most = Math.max(most, inside)
    },
    leave: () => {
      inside -= 1
    },
    most: () => most,
  }
}
