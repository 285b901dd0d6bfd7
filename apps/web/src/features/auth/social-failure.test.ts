import { expect, it } from 'vitest'
import { socialFailure } from './social-failure.ts'

it.each([
  ['google', 'sign-in', 'Failed to login with Google'],
  ['facebook', 'sign-in', 'Failed to sign in with Facebook'],
  ['github', 'sign-in', 'Failed to sign in with GitHub'],
  ['google', 'sign-up', 'Failed to sign up with Google'],
  ['facebook', 'sign-up', 'Failed to sign up with Facebook'],
  ['github', 'sign-up', 'Failed to sign up with GitHub'],
] as const)('a failure with %s (%s) says: %s', (provider, purpose, sentence) => {
  expect(socialFailure(provider, purpose)).toBe(sentence)
})
