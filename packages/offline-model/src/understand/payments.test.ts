import { describe, expect, it } from 'vitest'
import { understand } from './understand.ts'

describe('a shop that keeps its payments', () => {
  const { entities } = understand(
    'An online shop with a cart and checkout. Users can pay with PayPal or by bank transfer and view payment records.',
  )
  const find = (name: string) => entities.find(({ id }) => id === name)
  const payment = entities.find(({ fields }) => fields.some(({ id }) => id === 'payer'))

  it('has the ways to pay that there are, and no others', () => {
    expect(payment?.fields.find(({ id }) => id === 'method')?.options).toEqual([
      'PayPal',
      'Card',
      'Bank transfer',
    ])
  })

  it('says of each what it was for, by whom and how much', () => {
    expect(payment?.records.length).toBeGreaterThan(0)
    for (const { values } of payment?.records ?? []) {
      const order = find('order')?.records.find(({ id }) => id === values['order'])
      expect(values['payer']).toBe(order?.values['customer'])
      expect(values['amount']).toBe(order?.values['total'])
    }
  })
})

it('a way of paying that the request calls by its name is offered by that name', () => {
  const checkoutOf = (request: string) =>
    understand(request)
      .screens.flatMap(({ sections }) => sections)
      .find((section) => section.type === 'checkout')
  expect(
    checkoutOf('A tea shop with cart and checkout. People pay with Apple Pay, iDEAL, UnionPay or M-Pesa.'),
  ).toMatchObject({ methods: ['applePay', 'unionPay', 'ideal', 'mPesa', 'card'] })
  expect(
    JSON.stringify(checkoutOf('A shop with a cart and checkout, ideal for gifts. People pay by card.')),
  ).not.toContain('ideal')
})
