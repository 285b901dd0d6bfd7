import { expect, it } from 'vitest'
import { authMessage, troubleWith } from './auth-message.ts'

const failed = 'Failed to sign in'

it("gives the service's own words", () => {
  expect(
    authMessage({ name: 'AuthApiError', message: 'Invalid login credentials', status: 400 }, failed),
  ).toBe('Invalid login credentials')
})

it.each(['', '  ', '{}', '{"unexpected":true}'])('gives ours when the service had none: "%s"', (message) => {
  expect(authMessage({ name: 'AuthApiError', message, status: 400 }, failed)).toBe(failed)
})

it('says that no answer came', () => {
  expect(
    authMessage({ name: 'AuthRetryableFetchError', message: 'Failed to fetch', status: 0 }, failed),
  ).toBe('The server could not be reached. Check your connection and try again.')
})

it('turns a refusal, a throw and a success into words or nothing', async () => {
  const error = { name: 'AuthApiError', message: 'Too many requests', status: 429 }
  expect(await troubleWith(async () => ({ error }), failed)).toBe('Too many requests')
  expect(await troubleWith(() => Promise.reject(new Error('chunk missing')), failed)).toBe(failed)
  expect(await troubleWith(async () => ({ error: null }), failed)).toBeUndefined()
})
