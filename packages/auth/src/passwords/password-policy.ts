import { readFileSync } from 'node:fs'
import { validationFailed, WeakPasswordError, type WeaknessReason } from '../errors.ts'
import type { AuthSettings } from '../settings.ts'

const maxBytes = 72
/** The head of zxcvbn's list, in a file of our own: its package has sixteen times as many for every start to load. */
const commonPasswords = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
)

/** Throws when nobody should choose this password. */
export function requireStrongPassword(policy: AuthSettings['password'], password: string) {
  requireWellFormedPassword(policy, password)
  refuseCommonPassword(password)
}

/** Throws when length or characters are wrong. Asked first, as the contract has it. */
export function requireWellFormedPassword(policy: AuthSettings['password'], password: string) {
  if (Buffer.byteLength(password) > maxBytes) {
    throw validationFailed(`Password cannot be longer than ${maxBytes} characters`)
  }
  const weakness = join(findFormWeaknesses(policy, password))
  if (weakness) throw new WeakPasswordError(weakness.message, weakness.reasons)
}

/** Throws for the passwords that everybody tries first. */
export function refuseCommonPassword(password: string) {
  const weakness = join(findCommonness(password))
  if (weakness) throw new WeakPasswordError(weakness.message, weakness.reasons)
}

/** What is weak about a password, or undefined. */
export function findWeakness(policy: AuthSettings['password'], password: string) {
  return join([...findFormWeaknesses(policy, password), ...findCommonness(password)])
}

interface Weakness {
  reason: WeaknessReason
  message: string
}

function findFormWeaknesses(policy: AuthSettings['password'], password: string): Weakness[] {
  const { minLength, requiredCharacters } = policy
  const isShort = Buffer.byteLength(password) < minLength
  const lacksCharacters = requiredCharacters.some((set) => set !== '' && !containsAny(password, set))
  const sets = requiredCharacters.join(', ')
  const length = `Password should be at least ${minLength} characters.`
  const characters = `Password should contain at least one character of each: ${sets}.`
  return [
    ...(isShort ? [{ reason: 'length', message: length } as const] : []),
    ...(lacksCharacters ? [{ reason: 'characters', message: characters } as const] : []),
  ]
}

function findCommonness(password: string): Weakness[] {
  if (!commonPasswords.has(password.toLowerCase())) return []
  const message = 'Password is known to be weak and easy to guess, please choose a different one.'
  return [{ reason: 'pwned', message }]
}

function join(weaknesses: Weakness[]) {
  if (weaknesses.length === 0) return undefined
  return {
    message: weaknesses.map(({ message }) => message).join(' '),
    reasons: weaknesses.map(({ reason }) => reason),
  }
}

const containsAny = (password: string, set: string) => Array.from(set).some((sign) => password.includes(sign))
