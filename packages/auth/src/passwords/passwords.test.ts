import type { Worker } from 'node:worker_threads'
import { describe, expect, it, onTestFinished } from 'vitest'
import { authSettings } from '../settings.ts'
import { createPasswords } from './create-passwords.ts'
import { createPasswordThreads } from './password-threads.ts'
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
    const attempts = createGauge()
    const threads = collectThreads()
    const passwords = createPasswords(createPasswordThreads())
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
    expect(threads.length).toBe(2)
    expect(attempts.most()).toBe(4)
  })

  it('that could not be checked are a failure, never a wrong password, and the next one is checked again', async () => {
    const threads = collectThreads()
    const passwords = createPasswords(createPasswordThreads())
    const hash = await passwords.hash('correct horse')
    // The threads may well be done with the first before they hear that they are to end.
    const checks = Array.from({ length: 20 }, () => passwords.matches(hash, 'correct horse'))
    const outcomes = Promise.all(checks.map((check) => check.catch((error: unknown) => error)))
    await Promise.all(threads.map((thread) => thread.terminate()))
    const failed = (await outcomes).filter((outcome) => outcome !== true)
    expect(new Set(failed.map(String))).toEqual(new Set(['Error: A thread that checks passwords ended.']))
    expect(await passwords.matches(hash, 'correct horse')).toBe(true)
  })

  it('leave the rest of the process its turn while many are checked', async () => {
    const passwords = createPasswords()
    const hash = await passwords.hash('correct horse')
    let checked = 0
    const check = async () => {
      await passwords.matches(hash, 'wrong horse')
      checked += 1
    }
    const checks = Promise.all(Array.from({ length: 20 }, check))
    await new Promise((resolve) => setTimeout(resolve, 1))
    expect(checked).toBeLessThan(20)
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

/** The threads that start from now on. */
function collectThreads() {
  const threads: Worker[] = []
  const collect = (thread: Worker) => threads.push(thread)
  process.on('worker', collect)
  onTestFinished(() => void process.off('worker', collect))
  return threads
}

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
