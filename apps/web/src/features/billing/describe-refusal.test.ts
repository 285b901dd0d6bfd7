import { texts } from '@joinery/contract'
import { expect, it } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { describeRefusal } from './describe-refusal.ts'

const { setDefaultFailed: failed, logInToUpdate: signedOut } = texts.billing.paymentMethods

it('asks somebody whose session has ended to log in, and gives others the reason', () => {
  const ended = new ApiError({ code: 'unauthenticated', message: 'Sign in first.', status: 401 })
  expect(describeRefusal(ended, { failed, signedOut })).toBe(
    'You must be logged in to update payment methods',
  )
  expect(describeRefusal(new Error('The bank is closed.'), { failed, signedOut })).toBe(
    'Failed to set default payment method: The bank is closed.',
  )
})
