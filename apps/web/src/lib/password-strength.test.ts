import { expect, it } from 'vitest'
import { passwordStrength } from './password-strength.ts'

it('sees through the passwords that everybody tries first', () => {
  expect(passwordStrength('password')).toBe(0)
  expect(passwordStrength('qwertyuiop')).toBeLessThan(2)
})

it('finds a long random one very hard', () => {
  expect(passwordStrength('vK7-qulm.Tarn-92_obe')).toBe(4)
})

it('counts the name of its owner against it', () => {
  const password = 'Lovelace1815'
  expect(passwordStrength(password, ['lovelace'])).toBeLessThan(passwordStrength(password))
})

it('judges ten thousand characters as quickly as sixty-four', () => {
  const startedAt = performance.now()
  expect(passwordStrength('x9$'.repeat(3333))).toBeGreaterThanOrEqual(0)
  expect(performance.now() - startedAt).toBeLessThan(1000)
})
