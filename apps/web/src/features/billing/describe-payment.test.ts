import { expect, it } from 'vitest'
import { describePayment } from './describe-payment.ts'

it.each([
  ['succeeded', 'Paid'],
  ['processing', 'Processing'],
  ['failed', 'Failed'],
] as const)('labels a payment that is %s as %s', (status, label) => {
  expect(describePayment({ kind: 'payment', status, plan: 'pro' })).toMatchObject({
    description: 'Pro Subscription',
    status: label,
  })
})

it('tells money that went back from money that was paid', () => {
  expect(describePayment({ kind: 'refund', status: 'succeeded', plan: 'pro' })).toMatchObject({
    description: 'Refund',
    status: 'Refunded',
  })
})
